"""Makes the fonts of the printed profile from the site's: npm run assets -- fonts (with fontTools and brotli).

A PDF holds a font of one weight as it is; a variable one goes in as drawings. And readers of a PDF's text turn
Arabic round glyph by glyph: what they meet must be one letter a glyph. So, drawn exactly as before,
- a ligature becomes two glyphs, one of them next to empty,
- a letter with its vowel marks becomes one glyph (assets/profile/pdf-letters.ts then leaves its marks out of the text),
- the display face borrows the signs it lacks from the text face, so that a line is one run.
"""
from pathlib import Path

from fontTools.otlLib import builder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
TARGET = ROOT / 'assets' / 'profile' / 'fonts'
SOURCE = ROOT / 'src' / 'styles' / 'fonts'
CUTS = [
    ('newsreader-display-latin', 'display-latin', 380),
    ('plex-sans-latin', 'text-latin', 400),
    ('plex-sans-latin', 'text-latin-strong', 600),
    ('markazi-display-arabic', 'display-arabic', 430),
    ('plex-arabic', 'text-arabic', 400),
    ('plex-arabic', 'text-arabic-strong', 600),
]
SIZE_ADJUST = 1.24  # of the Arabic display face in styles/fonts.css
SHADDA = 'uni0651'
VOWELS = ['uni064B', 'uni064C', 'uni064D', 'uni064E', 'uni064F', 'uni0650']
MARKS = [*VOWELS, SHADDA, 'uni0652', 'uni0670']
BASE_CLASS = 1
WIDEST_KERN = 0.08  # of an em: PDF.js and Poppler take more for a space


def main():
    for source, cut, weight in CUTS:
        font = static(source, weight)
        if cut == 'display-arabic':
            borrow(font, static('plex-arabic', weight), '.:()«»–…+−%٪-!/')
        if 'arabic' in cut:
            pieces = split_ligatures(font)
            carry_anchors(font, pieces)
            kern_like(font, {lig: [head] for lig, (head, _, _) in pieces.items()}, first=False)
            kern_like(font, {lig: [tail] for lig, (_, tail, _) in pieces.items()}, second=False)
            join_marks(font)
            limit_kern(font)
        for record in font['name'].names:
            if record.nameID in (1, 3, 4, 6, 16):
                record.string = f'RasikhPrint-{cut}'
        font.flavor = 'woff2'
        font.save(TARGET / f'{cut}.woff2')


def static(name, weight):
    font = TTFont(SOURCE / f'{name}.woff2')
    if 'fvar' in font:
        font = instantiateVariableFont(font, {'wght': weight})
    for table in ('cvt ', 'fpgm', 'prep', 'STAT', 'gasp'):
        if table in font:
            del font[table]
    for name in font.getGlyphOrder():
        font['glyf'][name].removeHinting()
    return font


def borrow(font, other, characters):
    scale = font['head'].unitsPerEm / other['head'].unitsPerEm / SIZE_ADJUST
    for character in characters:
        source = other.getBestCmap().get(ord(character))
        if source is None or ord(character) in font.getBestCmap():
            continue
        name = f'uni{ord(character):04X}'
        add(font, name, drawn(other, source, (scale, 0, 0, scale, 0, 0)), round(other['hmtx'][source][0] * scale))
        for cmap in font['cmap'].tables:
            if cmap.isUnicode():
                cmap.cmap[ord(character)] = name


def split_ligatures(font):
    """The head has the ligature's drawing, the tail its last two fifths in width: by ligature, both and that width."""
    gsub = font['GSUB'].table
    lookups = gsub.LookupList.Lookup
    pieces = {}
    for i in {i for record in features(gsub, 'rlig') for i in record.Feature.LookupListIndex}:
        if lookups[i].LookupType != 4:
            continue
        flags = lookups[i].LookupFlag
        pairs = {
            (first, lig.Component[0]): lig.LigGlyph
            for table in subtables(lookups[i])
            for first, ligatures in table.ligatures.items()
            for lig in ligatures
            if len(lig.Component) == 1
        }
        heads, tails = {}, {}
        for (first, second), lig in pairs.items():
            advance = font['hmtx'][lig][0]
            width = round(advance * 0.4)
            add(font, f'{lig}.head', drawn(font, lig, (1, 0, 0, 1, -width, 0)), advance - width)
            add(font, f'{lig}.tail', speck(font, lig), width)
            heads.setdefault(second, {})[first] = f'{lig}.head'
            tails.setdefault(first, {})[second] = f'{lig}.tail'
            pieces[lig] = (f'{lig}.head', f'{lig}.tail', width)
        head = {second: single(lookups, mapping, flags) for second, mapping in heads.items()}
        tail = {first: single(lookups, mapping, flags) for first, mapping in tails.items()}
        ids = font.getReverseGlyphMap(rebuild=True)
        # The tail first: its rule must still find the first letter as it was.
        rules = [chain(ids, pair, [(1, tail[pair[0]]), (0, head[pair[1]])]) for pair in pairs]
        lookups[i] = builder.buildLookup(rules, flags=flags)
    gsub.LookupList.LookupCount = len(lookups)
    return pieces


def single(lookups, mapping, flags):
    lookups.append(builder.buildLookup([builder.buildSingleSubstSubtable(mapping)], flags=flags))
    return len(lookups) - 1


def chain(ids, glyphs, steps):
    rule = ot.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackCoverage, rule.LookAheadCoverage = [], []
    rule.InputCoverage = [builder.buildCoverage([glyph], ids) for glyph in glyphs]
    rule.BacktrackGlyphCount, rule.LookAheadGlyphCount, rule.InputGlyphCount = 0, 0, len(glyphs)
    rule.SubstLookupRecord = []
    for at, lookup in steps:
        record = ot.SubstLookupRecord()
        record.SequenceIndex, record.LookupListIndex = at, lookup
        rule.SubstLookupRecord.append(record)
    rule.SubstCount = len(steps)
    return rule


def carry_anchors(font, pieces):
    """Marks that stood on a ligature's parts stand on its pieces. Its table numbers the kinds of marks in its own way."""
    letters = next(positions(font, 4))
    for table in positions(font, 5):
        there = dict(zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord))
        twins = {}
        for mark, record in zip(letters.MarkCoverage.glyphs, letters.MarkArray.MarkRecord):
            if mark in there:
                twins.setdefault(record.Class, (there[mark], record.MarkAnchor))
        for lig, attach in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
            if lig not in pieces:
                continue
            head, tail, width = pieces[lig]
            for part, name, shift in ((0, head, width), (1, tail, 0)):
                record = ot.BaseRecord()
                record.BaseAnchor = []
                for kind in range(letters.ClassCount):
                    own, mark = twins.get(kind, (None, None))
                    at = own and attach.ComponentRecord[part].LigatureAnchor[own.Class]
                    x, y = between(mark, own.MarkAnchor) if at else (0, 0)
                    record.BaseAnchor.append(at and anchor(at.XCoordinate + x - shift, at.YCoordinate + y))
                letters.BaseCoverage.glyphs.append(name)
                letters.BaseArray.BaseRecord.append(record)
    ids = font.getReverseGlyphMap(rebuild=True)
    order = sorted(range(len(letters.BaseCoverage.glyphs)), key=lambda at: ids[letters.BaseCoverage.glyphs[at]])
    letters.BaseCoverage.glyphs = [letters.BaseCoverage.glyphs[at] for at in order]
    letters.BaseArray.BaseRecord = [letters.BaseArray.BaseRecord[at] for at in order]
    letters.BaseArray.BaseCount = len(order)


def join_marks(font):
    gsub, letters = font['GSUB'].table, next(positions(font, 4))
    marks = dict(zip(letters.MarkCoverage.glyphs, letters.MarkArray.MarkRecord))
    fused = fused_marks(gsub) & set(marks)
    wanted = [name for name in font.getGlyphOrder() if name in marks and (name in MARKS or name in fused)]
    onto = marks_on_marks(font)
    rules, kin = {}, {}
    for base, record in zip(letters.BaseCoverage.glyphs, letters.BaseArray.BaseRecord):
        if base in wanted:
            continue
        spots = {m: between(to, marks[m].MarkAnchor) for m in wanted if (to := record.BaseAnchor[marks[m].Class])}
        stacks = [(mark,) for mark in spots]
        if not fused and SHADDA in spots:
            stacks += [(SHADDA, vowel) for vowel in VOWELS if vowel in spots]
        for stack in stacks:
            pen = TTGlyphPen(font.getGlyphSet())
            pen.addComponent(base, (1, 0, 0, 1, 0, 0))
            x, y = spots[stack[0]]
            pen.addComponent(stack[0], (1, 0, 0, 1, x, y))
            if len(stack) == 2:
                up = onto.get(stack)
                pen.addComponent(stack[1], (1, 0, 0, 1, *((x + up[0], y + up[1]) if up else spots[stack[1]])))
            name = '.'.join((base, *stack))
            rules[(base, *stack)] = name
            kin.setdefault(base, []).append((name, pen.glyph()))
    add_all(font, kin)
    gsub.LookupList.Lookup.append(builder.buildLookup([builder.buildLigatureSubstSubtable(rules)]))
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    for record in features(gsub, 'rlig'):
        record.Feature.LookupListIndex.append(gsub.LookupList.LookupCount - 1)
        record.Feature.LookupCount += 1
    kern_like(font, {base: [name for name, _ in joined] for base, joined in kin.items()})


def fused_marks(gsub):
    """Glyphs that the font itself makes of a shadda and a vowel."""
    return {
        lig.LigGlyph
        for lookup in gsub.LookupList.Lookup
        if lookup.LookupType == 4
        for table in subtables(lookup)
        for first, ligatures in table.ligatures.items()
        for lig in ligatures
        if first in MARKS and lig.Component[0] in MARKS
    }


def marks_on_marks(font):
    return {
        (under, mark): between(to.Mark2Anchor[record.Class], record.MarkAnchor)
        for table in positions(font, 6)
        for mark, record in zip(table.Mark1Coverage.glyphs, table.Mark1Array.MarkRecord)
        for under, to in zip(table.Mark2Coverage.glyphs, table.Mark2Array.Mark2Record)
        if to.Mark2Anchor[record.Class]
    }


def kern_like(font, kin, first=True, second=True):
    """Glyphs keep the distances of those they were made from."""
    ids = font.getReverseGlyphMap(rebuild=True)
    for table in positions(font, 2):
        copies = [(name, base) for base in table.Coverage.glyphs for name in kin.get(base, [])] if first else []
        if table.Format == 2:
            for wanted, classes in ((first, table.ClassDef1.classDefs), (second, table.ClassDef2.classDefs)):
                for base, names in kin.items():
                    if wanted and base in classes:
                        classes.update(dict.fromkeys(names, classes[base]))
            table.Coverage.glyphs = sorted(table.Coverage.glyphs + [name for name, _ in copies], key=ids.get)
            continue
        for pairs in table.PairSet if second else []:
            records = list(pairs.PairValueRecord)
            for record in pairs.PairValueRecord:
                for name in kin.get(record.SecondGlyph, []):
                    copy = ot.PairValueRecord()
                    copy.SecondGlyph = name
                    copy.Value1, copy.Value2 = getattr(record, 'Value1', None), getattr(record, 'Value2', None)
                    records.append(copy)
            pairs.PairValueRecord = sorted(records, key=lambda record: ids[record.SecondGlyph])
            pairs.PairValueCount = len(records)
        sets = dict(zip(table.Coverage.glyphs, table.PairSet))
        sets.update({name: sets[base] for name, base in copies})
        table.Coverage.glyphs = sorted(sets, key=ids.get)
        table.PairSet = [sets[name] for name in table.Coverage.glyphs]
        table.PairSetCount = len(sets)


def limit_kern(font):
    most = round(font['head'].unitsPerEm * WIDEST_KERN)
    for table in positions(font, 2):
        if table.Format == 2:
            values = [record.Value1 for row in table.Class1Record for record in row.Class2Record]
        else:
            values = [record.Value1 for pairs in table.PairSet for record in pairs.PairValueRecord]
        for value in values:
            for field in ('XAdvance', 'XPlacement'):
                if value is not None and (getattr(value, field, 0) or 0) > most:
                    setattr(value, field, most)


def drawn(font, name, transformation):
    drawing = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(drawing)
    pen = TTGlyphPen(None)
    drawing.replay(TransformPen(pen, transformation))
    return pen.glyph()


def speck(font, name):
    """PDFium leaves out a glyph without any drawing: two units, on the edge of the ligature's own."""
    (x, y), *_ = font['glyf'][name].getCoordinates(font['glyf'])[0]
    pen = TTGlyphPen(None)
    pen.moveTo((x, y))
    pen.lineTo((x + 2, y))
    pen.lineTo((x, y + 2))
    pen.closePath()
    return pen.glyph()


def add(font, name, glyph, advance):
    font['glyf'][name] = glyph
    if name not in font.getGlyphOrder():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyph.recalcBounds(font['glyf'])
    font['hmtx'][name] = (advance, getattr(glyph, 'xMin', 0))
    font['GDEF'].table.GlyphClassDef.classDefs[name] = BASE_CLASS


def add_all(font, kin):
    """As `add`, for thousands, each as wide as its base."""
    order = [*font.getGlyphOrder(), *(name for joined in kin.values() for name, _ in joined)]
    for joined in kin.values():
        for name, glyph in joined:
            font['glyf'].glyphs[name] = glyph
    font.setGlyphOrder(order)
    font['glyf'].setGlyphOrder(order)
    for base, joined in kin.items():
        for name, glyph in joined:
            glyph.recalcBounds(font['glyf'])
            font['hmtx'][name] = (font['hmtx'][base][0], glyph.xMin)
            font['GDEF'].table.GlyphClassDef.classDefs[name] = BASE_CLASS


def anchor(x, y):
    point = ot.Anchor()
    point.Format, point.XCoordinate, point.YCoordinate = 1, round(x), round(y)
    return point


def between(to, own):
    return to.XCoordinate - own.XCoordinate, to.YCoordinate - own.YCoordinate


def features(table, tag):
    return [record for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag]


def subtables(lookup):
    return [getattr(table, 'ExtSubTable', table) for table in lookup.SubTable]


def positions(font, kind):
    return (t for lookup in font['GPOS'].table.LookupList.Lookup if lookup.LookupType == kind for t in subtables(lookup))


main()
