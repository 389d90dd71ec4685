"""Writes shared/engine/time/truth/zone-offsets.json: UTC offsets of all zones at some instants.

    python3 scripts/zones/zone-truth.py [folder]      default folder: /usr/share/zoneinfo

An independent reader (Python's zoneinfo) of the files that bake-zones.ts compiles.
"""
import datetime
import json
import pathlib
import sys
import zoneinfo

INSTANTS = """
1850-01-01 1867-10-18 1879-03-14 1885-06-01 1893-05-01 1901-01-01 1912-03-10 1916-07-01 1919-05-01
1924-09-20 1930-01-15 1936-06-01 1940-08-01 1943-05-01 1945-04-20 1948-06-15 1952-11-01 1957-07-01
1960-07-01 1964-05-10 1968-12-01 1974-02-15 1979-05-26 1986-04-10 1994-10-01 2005-04-01 2011-12-30
2026-12-01 2050-07-01 2099-12-31
""".split()

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/zoneinfo")
zoneinfo.reset_tzpath([str(folder)])
lines = (folder / "tzdata.zi").read_text().splitlines()
names = sorted(line.split()[1] for line in lines if line.startswith("Z ") and "Factory" not in line)
instants = [datetime.datetime.fromisoformat(f"{day}T12:34:56+00:00") for day in INSTANTS]


def offset(instant, zone):
    return int(instant.astimezone(zone).utcoffset().total_seconds())


rows = [
    json.dumps(name) + ":" + json.dumps([offset(i, zone) for i in instants], separators=(",", ":"))
    for name in names
    for zone in [zoneinfo.ZoneInfo(name)]
]
target = pathlib.Path(__file__).parents[2] / "shared/engine/time/truth/zone-offsets.json"
head = {
    "source": "Python zoneinfo reading TZif files built with backzone",
    "version": lines[0].split()[-1],
    "instants": [instant.strftime("%Y-%m-%dT%H:%M:%SZ") for instant in instants],
}
target.write_text(json.dumps(head, indent=1)[:-2] + ',\n "offsets": {\n' + ",\n".join(rows) + "\n }\n}\n")
