# Makes the fonts for the pictures of shared links out of public/fonts: the library that draws them reads no woff2 and no
# variable weights. Run it when public/fonts changes: pip install fonttools brotli && python scripts/make-share-fonts.py
from pathlib import Path
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / 'public/fonts'
TARGET = ROOT / 'src/server/domains/media/share-fonts'
# Each font pair has this font and weight for headings, as in src/site/fonts.ts.
HEADINGS = {
    'plain': ('instrument-sans', 600),
    'studio': ('ysabeau', 520),
    'kitchen': ('young-serif', None),
    'workshop': ('sofia-sans-condensed', 780),
    'chalet': ('brygada-1918', 540),
}
FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']
TABLES_OF_VARIABLE_FONTS = ['STAT', 'MVAR', 'HVAR', 'avar']
COPYRIGHT_AND_LICENCE = (0, 13, 14)


def part(name, weight, alphabet, target):
    font = TTFont(SOURCE / f'{name}-{alphabet}-5.3.0.woff2')
    font.flavor = None
    if weight:
        axes = {axis.axisTag: axis.defaultValue for axis in font['fvar'].axes}
        font = instantiateVariableFont(font, {**axes, 'wght': weight})
    for table in TABLES_OF_VARIABLE_FONTS:
        if table in font:
            del font[table]
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=['*'])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.save(target)
    return target


for pair, (name, weight) in HEADINGS.items():
    parts = [TARGET / f'{alphabet}.tmp' for alphabet in ('latin', 'latin-ext')]
    font = Merger().merge([part(name, weight, path.stem, path) for path in parts])
    # The font gets a new name: a font of the machine must not stand in, and the licence reserves some of the old names.
    family = f'Verandly {pair.capitalize()}'
    font['name'].names = [record for record in font['name'].names if record.nameID in COPYRIGHT_AND_LICENCE]
    for name_id, value in ((1, family), (2, 'Regular'), (3, family), (4, family), (6, family.replace(' ', ''))):
        font['name'].setName(value, name_id, 3, 1, 0x409)
    font['OS/2'].usWeightClass = 400
    font['OS/2'].fsSelection = 0x40
    font['head'].macStyle = 0
    font.save(TARGET / f'{pair}.ttf')
    for path in parts:
        path.unlink()
