"""The site of the documentation: `make docs`.

The pages are plain Markdown that a code host shows as it stands. What only the site needs is added here: the tree of pages, and the
documents of the root folder as pages of its own.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import firelight

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Firelight"
author = "Firelight contributors"
copyright = author
version = release = firelight.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Firelight"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#a8431b", "color-brand-content": "#a8431b"},
    "dark_css_variables": {"color-brand-primary": "#f0a35e", "color-brand-content": "#f0a35e"},
}
html_show_sphinx = False

myst_heading_anchors = 3
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
suppress_warnings = ["misc.highlighting_failure"]  # shortened JSON

TREE = {
    "Players": ["playing", "terminal", "review", "puzzles", "components"],
    "Hosts": ["hosting", "deploying", "upgrading", "security"],
    "Bot writers": ["bots", "arena", "thinking", "learning"],
    "Researchers": ["research", "engine", "reference", "results", "protocol"],
    "Contributors": [
        "contributing",
        "architecture",
        "glossary",
        "new-game",
        "adding-a-card",
        "style",
        "terms",
        "versioning",
        "changelog",
        "code-of-conduct",
    ],
}
IN_ROOT = {"changelog": "CHANGELOG", "code-of-conduct": "CODE_OF_CONDUCT", "contributing": "CONTRIBUTING", "security": "SECURITY"}
PAGES = {f"{name}.md": f"{page}.md" for page, name in IN_ROOT.items()}
LINK = re.compile(r"\]\((?:\.\./|docs/)?([\w./-]+)")


def complete(app: Sphinx, name: str, source: list[str]) -> None:
    """Add the tree to the first page; show the documents of the root folder, and let links lead to them here."""
    if name in IN_ROOT:
        document = Path(app.srcdir).parent / f"{IN_ROOT[name]}.md"
        app.env.note_dependency(document)
        source[0] = document.read_text(encoding="utf-8")
    source[0] = LINK.sub(lambda found: f"]({PAGES.get(found[1], found[1])}", source[0])
    if name == app.config.root_doc:
        for caption, pages in TREE.items():
            source[0] += "\n".join(["", "```{toctree}", ":hidden:", f":caption: {caption}", *pages, "```", ""])


def setup(app: Sphinx) -> None:
    app.connect("source-read", complete)
