"""Writes the letters with which the service draws pictures: `python -m tools.dev.picture_fonts`.

The page has a file for each script, packed; what draws pictures reads neither, and of several files it takes
letters that it finds in one of them only.
"""

import subprocess
import tempfile
from pathlib import Path

from fontTools.merge import Merger, Options

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "labora" / "drawing" / "fonts"


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run(["node", ROOT / "web" / "bundling" / "picture-fonts.js", scratch], check=True)
        options = Options()
        # Lines of numbers and names need neither ligatures nor classes of glyphs.
        options.drop_tables = ["STAT", "GSUB", "GDEF"]
        scripts = [str(Path(scratch) / f"{script}.ttf") for script in ("latin", "latin-ext", "cyrillic")]
        Merger(options).merge(scripts).save(FONTS / "EBGaramond.ttf")


if __name__ == "__main__":
    main()
