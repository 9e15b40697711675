"""Compares `render-markers compare` with PyPI's pixelmatch and pixelmatch-fast, on the same files.
Started by scripts/bench, which brings what this needs, with a Python that has pixelmatch-fast.

Everything is measured in interleaved rounds. A stage alone is timed within a process that holds the
decoded pictures: ours is Tests/Bench, theirs are workers of this file. Their start, their imports
and numba's compilation are never counted; of our command all is, from its start to its end.
"""

import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import Row, milliseconds, positive, print_table, run

SHEET, THEME, SCALE = "vehicles", "light", 2
CHANGED = 0.01
SCATTERED_ROWS = 0.4
GOLDENS = 500


# --- The pictures ---------------------------------------------------------------------------------


def two_regions(width, height):
    """Two squares, which together hold 1 % of a picture's pixels."""
    side = round((width * height * CHANGED / 2) ** 0.5)
    for left, top in (
        (width // 5, height // 5),
        (width * 3 // 5, height * 2 // 3),
    ):
        for y in range(top, top + side):
            for x in range(left, left + side):
                yield x, y


def scattered(width, height):
    """1 % of a picture's pixels, anywhere in 40 % of its rows."""
    chance = random.Random(1)
    rows = chance.sample(range(height), round(height * SCATTERED_ROWS))
    places = set()
    while len(places) < round(width * height * CHANGED):
        places.add((chance.randrange(width), chance.choice(rows)))
    return places


def change(source, target, places):
    """Saves a picture again with other colours, each its own, at some places."""
    from PIL import Image

    picture = Image.open(source).convert("RGB")
    chance = random.Random(2)
    pixels = picture.load()
    for x, y in places(*picture.size):
        was = pixels[x, y]
        while pixels[x, y] == was:
            pixels[x, y] = tuple(chance.randrange(256) for _ in range(3))
    picture.save(target)


def save_again(source, target):
    """The same pixels in other bytes."""
    from PIL import Image

    with Image.open(source) as picture:
        picture.load()
        picture.save(target)
    if Path(source).read_bytes() == Path(target).read_bytes():
        sys.exit(f"bench: {source} is the same file when saved again")


class Pictures:
    """A sheet, three others to compare it with, and two pairs of folders."""

    def __init__(self, program, goldens, folder):
        drawn = folder / "drawn"
        sheet = [SHEET, "--theme", THEME, "--scale", str(SCALE)]
        run([program, *sheet, "--out", str(drawn), "--quiet"])
        self.sheet = str(next(drawn.glob("*.png")))
        self.pairs = {
            "two regions": str(folder / "regions.png"),
            "40 % of the rows": str(folder / "scattered.png"),
        }
        change(self.sheet, self.pairs["two regions"], two_regions)
        change(self.sheet, self.pairs["40 % of the rows"], scattered)
        self.again = str(folder / "again.png")
        save_again(self.sheet, self.again)
        self.goldens, self.copies, self.saved = (
            str(folder / name) for name in ("goldens", "copies", "saved")
        )
        self.fill_folders(sorted((goldens / "markers").rglob("*.png")))

    def fill_folders(self, markers):
        """The markers' goldens, again and again, up to 500."""
        if not markers:
            sys.exit("bench: there are no goldens of markers")
        for folder in (self.goldens, self.copies, self.saved):
            os.mkdir(folder)
        for number in range(GOLDENS):
            name, marker = f"{number}.png", markers[number % len(markers)]
            shutil.copy(marker, f"{self.goldens}/{name}")
            shutil.copy(marker, f"{self.copies}/{name}")
            save_again(marker, f"{self.saved}/{name}")


# --- Workers --------------------------------------------------------------------------------------


class Worker:
    """A process that does its work once for each line, and answers with the seconds it took."""

    def __init__(self, *command, path=None):
        environment = dict(os.environ, **({"PYTHONPATH": str(path)} if path else {}))
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def seconds(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"bench: it ended: {' '.join(self.process.args)}")
        return float(answer)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def fast_stage(expected, actual):
    """One call of pixelmatch-fast with its default options, on decoded pictures."""
    from PIL import Image
    from pixelmatch import pixelmatch

    pictures = [Image.open(path).convert("RGBA") for path in (expected, actual)]
    return lambda: pixelmatch(*pictures)


def fast_whole(expected, actual):
    """The same from the files, which it reads with Pillow."""
    from pixelmatch import pixelmatch

    return lambda: pixelmatch(expected, actual)


def plain_stage(expected, actual):
    """One call of pixelmatch with its default options, on the lists that it wants."""
    from PIL import Image
    from pixelmatch.core import pixelmatch

    pictures = [Image.open(path).convert("RGBA") for path in (expected, actual)]
    lists = [list(picture.tobytes()) for picture in pictures]
    return lambda: pixelmatch(*lists, *pictures[0].size)


WORK = {"fast-stage": fast_stage, "fast-whole": fast_whole, "plain-stage": plain_stage}


def serve(name, expected, actual):
    """A worker's life. pixelmatch-fast has been compiled by numba before the first answer."""
    work = WORK[name](expected, actual)
    for number, _ in enumerate(sys.stdin):
        if number == 0 and name != "plain-stage":
            work()
        start = time.perf_counter()
        if work() == 0:
            sys.exit("bench: the pictures are equal")
        print(time.perf_counter() - start, flush=True)


# --- Measures -------------------------------------------------------------------------------------


def medians(measures, rounds):
    """The median of each named measure, a function that gives seconds; a first round warms up."""
    names = list(measures)
    seconds = {name: [] for name in names}
    for number in range(rounds + 1):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            result = measures[name]()
            if number > 0:
                seconds[name].append(result)
    return {name: statistics.median(times) for name, times in seconds.items()}


def command(words, status=0):
    """A whole process, as a measure; `compare` ends with 1 where pictures differ."""
    return lambda: run(words, status).seconds


def ratio(name, ours, other, bar):
    return Row(name, milliseconds(ours), milliseconds(other), ours / other, "", bar)


class CompareBench:
    def __init__(self, arguments, pictures):
        self.program, self.stage_program = arguments.program, arguments.stage
        self.plain, self.rounds, self.pictures = arguments.plain, arguments.rounds, pictures

    def worker(self, work, actual, path=None):
        return Worker(
            sys.executable, __file__, "--worker", work, self.pictures.sheet, actual, path=path
        )

    def compare(self, *sides):
        return [self.program, "compare", *sides, "--quiet"]

    def pair(self, name, actual):
        """The stage, and the whole command, against pixelmatch-fast."""
        ours = Worker(self.stage_program, "compare", self.pictures.sheet, actual)
        fast, whole = self.worker("fast-stage", actual), self.worker("fast-whole", actual)
        times = medians(
            {
                "ours": ours.seconds,
                "fast": fast.seconds,
                "our command": command(self.compare(self.pictures.sheet, actual), 1),
                "fast with Pillow": whole.seconds,
            },
            3 * self.rounds,
        )
        for worker in (ours, fast, whole):
            worker.close()
        return [
            ratio(f"stage, {name} / pixelmatch-fast", times["ours"], times["fast"], 0.2),
            ratio(
                f"command, {name} / pixelmatch-fast + Pillow",
                times["our command"],
                times["fast with Pillow"],
                0.6,
            ),
        ]

    def plain_pair(self, name, actual):
        """The stage against pixelmatch, which takes seconds: few rounds."""
        ours = Worker(self.stage_program, "compare", self.pictures.sheet, actual)
        plain = self.worker("plain-stage", actual, path=self.plain)
        times = medians({"ours": ours.seconds, "plain": plain.seconds}, max(1, self.rounds // 3))
        ours.close()
        plain.close()
        return ratio(f"stage, {name} / pixelmatch", times["ours"], times["plain"], 0.005)

    def equal_pair(self):
        sides = (self.pictures.sheet, self.pictures.again)
        times = medians(
            {
                "ours": command(self.compare(*sides)),
                "decoding": command([self.stage_program, "decode", *sides]),
            },
            3 * self.rounds,
        )
        name = "equal sheet, other bytes / bare decoding"
        return ratio(name, times["ours"], times["decoding"], 1.3)

    def folders(self):
        times = medians(
            {
                "the same bytes": command(
                    self.compare(self.pictures.goldens, self.pictures.copies)
                ),
                "other bytes": command(self.compare(self.pictures.goldens, self.pictures.saved)),
            },
            self.rounds,
        )
        return [
            Row(f"{GOLDENS} goldens, equal, {name}", milliseconds(seconds), "", seconds, " s", 1)
            for name, seconds in times.items()
        ]

    def rows(self):
        rows = []
        for name, actual in self.pictures.pairs.items():
            rows += [*self.pair(name, actual), self.plain_pair(name, actual)]
        return [*rows, self.equal_pair(), *self.folders()]


def parse_arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    for name in ("--program", "--stage", "--plain", "--goldens"):
        parser.add_argument(name, required=True, help=argparse.SUPPRESS)
    parser.add_argument(
        "--rounds", type=positive, default=7, help="interleaved rounds (default 7)"
    )
    parser.add_argument("--check", action="store_true", help="exit 1 if a bar is missed")
    parser.add_argument("--no-instructions", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    if sys.argv[1:2] == ["--worker"]:
        return serve(*sys.argv[2:])
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory(prefix="render-markers-bench-") as folder:
        pictures = Pictures(arguments.program, Path(arguments.goldens), Path(folder))
        rows = CompareBench(arguments, pictures).rows()
    print(f"compare: {os.cpu_count()} cores, medians of interleaved rounds")
    print_table(rows)
    if arguments.check and any(row.verdict == "MISSED" for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
