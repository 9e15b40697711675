"""Compares render-markers with rsvg-convert and resvg on the same drawings: our own SVG files,
whose text is outlines. Started by scripts/bench, which brings what this needs.

Wall times are medians of interleaved rounds: each round runs every command once, beginning with
another one each time, so that a slow spell of the machine falls on all of them alike.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

SHEETS = ("stations", "vehicles", "routes")
THEMES = ("light", "dark")
SCALES = (1, 2, 3)
ONE = ("stations", "light", 2)


@dataclass(frozen=True)
class Run:
    """One finished process: seconds on the clock, and its peak memory in megabytes (10^6 bytes)."""

    seconds: float
    peak: float


@dataclass(frozen=True)
class Row:
    """One line of the table. Without a bar it only informs."""

    name: str
    ours: str
    other: str
    value: float
    unit: str
    bar: float | None = None
    wanted: float | None = None

    @property
    def verdict(self):
        if self.bar is None:
            return ""
        if self.value > self.bar:
            return "MISSED"
        return "bar met" if self.wanted is None or self.value > self.wanted else "wanted met"


def run(command, wanted=0):
    """Runs a command, its standard output thrown away, and ends the program if its status is
    another than the one wanted."""
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) != wanted:
        sys.exit(f"bench: status {os.waitstatus_to_exitcode(status)} from: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(seconds, usage.ru_maxrss * unit / 1e6)


def interleaved(commands, rounds):
    """The median seconds of each named command; a first round warms caches and is not counted."""
    names = list(commands)
    seconds = {name: [] for name in names}
    for number in range(rounds + 1):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            result = run(commands[name])
            if number > 0:
                seconds[name].append(result.seconds)
    return {name: statistics.median(times) for name, times in seconds.items()}


def picture_name(sheet, theme, scale):
    return f"{sheet}-{theme}" + ("" if scale == 1 else f"@{scale}x") + ".png"


class Bench:
    """The commands to compare, and the folders that they write into."""

    def __init__(self, program, resvg, folder):
        self.program, self.resvg, self.folder = program, resvg, folder
        for name in ("svg", "ours", "rsvg-convert", "resvg"):
            (folder / name).mkdir()
        run([program, "--format", "svg", "--out", str(folder / "svg"), "--quiet"])

    def ours(self, *arguments):
        return [self.program, *arguments, "--out", str(self.folder / "ours"), "--quiet"]

    def ours_one(self, *arguments):
        sheet, theme, scale = ONE
        return self.ours(sheet, "--theme", theme, "--scale", str(scale), *arguments)

    def peer(self, tool, picture):
        sheet, theme, scale = picture
        drawing = str(self.folder / "svg" / f"{sheet}-{theme}.svg")
        target = str(self.folder / tool / picture_name(*picture))
        if tool == "resvg":
            return [self.resvg, "--zoom", str(scale), drawing, target]
        return ["rsvg-convert", "--zoom", str(scale), "-o", target, drawing]

    def peer_all(self, tool):
        """One shell that calls the tool once for each of the 18 pictures."""
        pictures = [
            (sheet, theme, scale) for sheet in SHEETS for theme in THEMES for scale in SCALES
        ]
        calls = [
            " ".join(f"'{word}'" for word in self.peer(tool, picture)) for picture in pictures
        ]
        return ["bash", "-c", "set -e\n" + "\n".join(calls)]

    def check_sizes(self):
        """All three must have drawn the same number of pixels, or the comparison means nothing."""
        for path in sorted((self.folder / "ours").iterdir()):
            sizes = [
                png_size(self.folder / tool / path.name)
                for tool in ("ours", "rsvg-convert", "resvg")
            ]
            if len(set(sizes)) != 1:
                sys.exit(
                    f"bench: {path.name} has different sizes (ours, rsvg-convert, resvg): {sizes}"
                )


def png_size(path):
    with open(path, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def all_pictures(bench, rounds):
    times = interleaved(
        {
            "ours": bench.ours(),
            "rsvg-convert": bench.peer_all("rsvg-convert"),
            "resvg": bench.peer_all("resvg"),
        },
        rounds,
    )
    bench.check_sizes()
    return time_rows("18 pictures", times, {"rsvg-convert": (0.25, 0.12), "resvg": (0.60, 0.35)})


def one_picture(bench, rounds):
    times = interleaved(
        {
            "ours": bench.ours_one(),
            "rsvg-convert": bench.peer("rsvg-convert", ONE),
            "resvg": bench.peer("resvg", ONE),
        },
        3 * rounds,
    )
    return time_rows(
        "one sheet at 2x, cold", times, {"rsvg-convert": (0.5, 0.3), "resvg": (1.2, 0.7)}
    )


def time_rows(name, times, bars):
    ours = times["ours"]
    return [
        Row(
            f"{name} / {tool}",
            milliseconds(ours),
            milliseconds(times[tool]),
            ours / times[tool],
            "",
            *bar,
        )
        for tool, bar in bars.items()
    ]


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def start_up(bench):
    """hyperfine without a shell: what `--version` needs beyond a C program that does nothing."""
    source, empty = bench.folder / "empty.c", bench.folder / "empty"
    source.write_text("int main(void) { return 0; }\n")
    subprocess.run(["cc", "-O2", "-o", empty, source], check=True)
    report = bench.folder / "hyperfine.json"
    subprocess.run(
        [
            "hyperfine",
            "-N",
            "--style",
            "none",
            "--warmup",
            "5",
            "--runs",
            "60",
            "--export-json",
            report,
        ]
        + [f"'{bench.program}' --version", f"'{empty}'"],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    ours, other = (result["median"] for result in json.loads(report.read_text())["results"])
    more = (ours - other) * 1000
    return [
        Row(
            "--version - empty C program",
            milliseconds(ours),
            milliseconds(other),
            more,
            " ms",
            10,
        )
    ]


def memory(bench):
    peak = run(bench.ours("--jobs", "2")).peak
    return [Row("peak memory, 2 jobs", f"{peak:.0f} MB", "", peak, " MB", 200)]


def instructions(command):
    """Instructions that one process runs, as callgrind counts them: they do not vary with load.

    Of a copy without debugging information: callgrind gives up on some that Swift writes."""
    program, *arguments = command
    with tempfile.TemporaryDirectory(prefix="render-markers-bench-") as folder:
        stripped = str(Path(folder) / Path(program).name)
        subprocess.run(["strip", "--strip-debug", "-o", stripped, shutil.which(program)], check=True)
        return counted([stripped, *arguments])


def counted(command):
    """The instructions of a command that callgrind can read."""
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        raise ChildProcessError(f"callgrind failed on {' '.join(command)}:\n{result.stderr}")
    return int(found[1])


def instruction_rows(bench):
    """Nothing, and a message, where callgrind cannot run one of the three: times stay useful."""
    try:
        ours = instructions(bench.ours_one("--jobs", "1"))
        others = {tool: instructions(bench.peer(tool, ONE)) for tool in ("rsvg-convert", "resvg")}
    except ChildProcessError as error:
        print(f"bench: no instruction counts: {error}", file=sys.stderr)
        return []
    return [
        Row(
            f"instructions, one sheet / {tool}", millions(ours), millions(other), ours / other, ""
        )
        for tool, other in others.items()
    ]


def millions(count):
    return f"{count / 1e6:.0f} M"


def print_table(rows):
    table = [("measure", "ours", "other", "result", "bar", "wanted", "")]
    for row in rows:
        limits = [
            "" if limit is None else f"{limit:g}{row.unit}" for limit in (row.bar, row.wanted)
        ]
        value = f"{row.value:.{2 if row.value >= 0.05 else 4}f}{row.unit}"
        table.append((row.name, row.ours, row.other, value, *limits, row.verdict))
    widths = [max(map(len, column)) for column in zip(*table)]
    for name, *numbers, verdict in table:
        cells = [number.rjust(width) for number, width in zip(numbers, widths[1:])]
        print("  ".join([name.ljust(widths[0]), *cells, verdict]).rstrip())


def positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not 1 or more")
    return number


def parse_arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("--program", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--resvg", required=True, help=argparse.SUPPRESS)
    parser.add_argument(
        "--rounds", type=positive, default=7, help="interleaved rounds (default 7)"
    )
    parser.add_argument("--check", action="store_true", help="exit 1 if a bar is missed")
    parser.add_argument(
        "--no-instructions", action="store_true", help="skip callgrind, which is slow"
    )
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory(prefix="render-markers-bench-") as folder:
        bench = Bench(arguments.program, arguments.resvg, Path(folder))
        rows = all_pictures(bench, arguments.rounds) + one_picture(bench, arguments.rounds)
        rows += start_up(bench) + memory(bench)
        if not arguments.no_instructions:
            rows += instruction_rows(bench)
    print(f"{os.cpu_count()} cores, medians of {arguments.rounds} interleaved rounds")
    print_table(rows)
    if arguments.check and any(row.verdict == "MISSED" for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
