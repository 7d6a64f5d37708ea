"""Says which packages the generated Python client needs and this machine lacks; fails if there is one."""

import sys
from importlib.metadata import PackageNotFoundError, version

NEEDED = {"pydantic": (2, 11), "urllib3": (2, 7), "python-dateutil": (2, 8), "typing-extensions": (4, 7)}


def found(package):
    try:
        return version(package)
    except PackageNotFoundError:
        return None


missing = []
for package, least in NEEDED.items():
    present = found(package)
    if present is None or tuple(int(part) for part in present.split(".")[:2]) < least:
        missing.append(f"{package} {'.'.join(map(str, least))} or newer (here: {present})")
if missing:
    sys.exit("The Python client cannot be run. Missing: " + ", ".join(missing))
