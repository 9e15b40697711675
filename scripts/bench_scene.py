"""Measures `render-markers scene` on large scenes of a fixed seed: time and memory, and time against
rsvg-convert and resvg on our SVG of the same picture. Started by scripts/bench.

Two thousand of 20,000 markers are in the picture, 1,500 × 1,500 points at 2×; of 1,000,000, one in a
hundred.
"""

import argparse
import json
import math
import random
import sys
import tempfile
from pathlib import Path

from bench import Row, interleaved, milliseconds, png_size, positive, print_table, run

ZOOM, SIDE, SCALE = 14, 1500, 2
CENTER = (41.88, -87.63)
LINES = ("red", "blue", "brown", "green", "orange", "purple", "pink", "yellow")
ROUTES = [str(number) for number in range(1, 120)]


class Places:
    """Places within the picture, or around it."""

    def __init__(self, chance):
        self.chance = chance
        self.width = SIDE / (512 * 2**ZOOM) * 360
        self.height = self.width * math.cos(math.radians(CENTER[0]))

    def inside(self):
        return self.place(0.49, lambda x, y: True)

    def outside(self):
        return self.place(6, lambda x, y: max(abs(x), abs(y)) > 0.6)

    def place(self, reach, is_wanted):
        while True:
            x, y = (self.chance.uniform(-reach, reach) for _ in range(2))
            if is_wanted(x, y):
                latitude, longitude = CENTER[0] + y * self.height, CENTER[1] + x * self.width
                return [round(latitude, 6), round(longitude, 6)]


def marker(number, position, chance):
    """The kind of a marker and its object: a fifth are stations, half bus stops, the rest vehicles."""
    identity = {"id": f"m{number}", "position": position}
    turn = number % 10
    if turn < 2:
        lines = chance.sample(LINES, chance.randint(1, 5))
        return "stations", {**identity, "name": f"Station {number}", "lines": lines}
    if turn < 7:
        routes = [chance.choice(ROUTES)]
        return "busStops", {**identity, "name": f"Corner {number}", "routes": routes}
    bearing = chance.randrange(360)
    if turn < 9:
        bus = {"kind": "bus", "route": chance.choice(ROUTES), "bearing": bearing}
        return "vehicles", {**identity, **bus}
    return "vehicles", {
        **identity,
        "kind": "train",
        "line": chance.choice(LINES),
        "bearing": bearing,
    }


def write_scene(path, count, visible):
    """A scene of `count` markers, `visible` of them in the picture."""
    chance = random.Random(count)
    places = Places(chance)
    scene = {"stations": [], "busStops": [], "vehicles": []}
    for number in range(count):
        position = places.inside() if number < visible else places.outside()
        kind, value = marker(number, position, chance)
        scene[kind].append(value)
    scene["lanes"] = [
        {"line": line, "path": [[41.7 + 0.01 * step, -87.8], [41.95, -87.5 - 0.01 * step]]}
        for step, line in enumerate(LINES)
    ]
    scene["busRoutes"] = [{"id": route, "path": [[41.8, -87.7], [41.9, -87.6]]} for route in ROUTES]
    path.write_text(json.dumps(scene))


def command(program, scene, target, *arguments):
    return [
        program, "scene", str(scene), "--size", f"{SIDE}x{SIDE}", "--map-zoom", str(ZOOM),
        "--center", f"{CENTER[0]},{CENTER[1]}", "--theme", "light", "-o", str(target), "--quiet",
        *arguments,
    ]  # fmt: skip


def drawing_rows(program, resvg, folder, rounds):
    scene, svg = folder / "city.json", folder / "city.svg"
    write_scene(scene, 20_000, 2_000)
    run(command(program, scene, svg, "--format", "svg"))
    pictures = {name: folder / f"{name}.png" for name in ("ours", "rsvg-convert", "resvg")}
    scaled = ["--scale", str(SCALE)]
    ours = command(program, scene, pictures["ours"], *scaled)
    zoom = ["--zoom", str(SCALE)]
    times = interleaved(
        {
            "ours": ours,
            "rsvg-convert": ["rsvg-convert", *zoom, "-o", str(pictures["rsvg-convert"]), str(svg)],
            "resvg": [resvg, *zoom, str(svg), str(pictures["resvg"])],
        },
        rounds,
    )
    sizes = {name: png_size(path) for name, path in pictures.items()}
    if len(set(sizes.values())) != 1:
        sys.exit(f"bench: the pictures have different sizes: {sizes}")
    rows = [
        Row(
            f"2,000 of 20,000 markers / {peer}", milliseconds(times["ours"]),
            milliseconds(times[peer]), times["ours"] / times[peer], "", 1.0, None,
        )
        for peer in ("rsvg-convert", "resvg")
    ]  # fmt: skip
    rows.append(Row("the same, seconds", "", "", times["ours"], " s", 2.0, 1.0))
    rows.append(Row("the same, memory", "", "", run(ours).peak, " MB", 300.0, 150.0))
    return rows


def large_rows(program, folder):
    scene = folder / "country.json"
    write_scene(scene, 1_000_000, 10_000)
    size = f"{scene.stat().st_size / 1e6:.0f} MB of JSON"
    once = run(command(program, scene, folder / "country.png", "--scale", str(SCALE)))
    return [
        Row("10,000 of 1,000,000 markers, seconds", size, "", once.seconds, " s", 20.0, 10.0),
        Row("the same, memory", size, "", once.peak, " MB", 1000.0, 500.0),
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--resvg", required=True)
    parser.add_argument("--rounds", type=positive, default=5)
    parser.add_argument("--check", action="store_true", help="end with 1 where a bar is missed")
    parser.add_argument("--no-instructions", action="store_true", help="is of another part")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = drawing_rows(arguments.program, arguments.resvg, folder, arguments.rounds)
        rows += large_rows(arguments.program, folder)
    print_table(rows)
    if arguments.check and any(row.verdict == "MISSED" for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
