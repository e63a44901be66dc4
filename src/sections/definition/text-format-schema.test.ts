import { describe, expect, it } from 'vitest';
import { TEXT_MAX_LENGTH } from '@/core/text';
import { MAX_FORMAT_PARTS, type TextFormat } from '@/core/text-format';
import { fromLines, hasFormat, toLines } from '@/core/text-lines';
import { sectionTypes } from '../page/definitions';
import { sectionFixtures } from '../page/fixtures';
import { checkPage, parsePage } from '../page/page';
import { FORMATTED } from './section-fixtures';
import { textFormat } from './text-format-schema';

const format = fromLines([{ kind: 'bullet', runs: [{ text: 'a', link: 'tel:+421900000000' }] }]).format;
const mark = { kind: 'bold', from: 0, to: 1 };
const line = { line: 0, kind: 'bullet' };

describe('the schema of a formatting', () => {
  it('takes what our fields write', () => {
    expect(textFormat.safeParse(format)).toEqual({ success: true, data: format });
    expect(textFormat.safeParse(FORMATTED.format).success).toBe(true);
  });

  it.each([
    ['a line of another kind', { lines: [{ line: 0, kind: 'html' }] }],
    ['a mark of another kind', { marks: [{ ...mark, kind: 'color' }] }],
    ['another key', { html: '<b>' }],
    ['another key of a mark', { marks: [{ ...mark, onclick: 'alert(1)' }] }],
    ['a mark in a mark', { marks: [{ ...mark, marks: [mark] }] }],
    ['a place before the text', { marks: [{ ...mark, from: -1 }] }],
    ['half a place', { lines: [{ ...line, line: 0.5 }] }],
    ['a mark over nothing', { marks: [{ ...mark, to: 0 }] }],
    ['a link without an address', { marks: [{ ...mark, kind: 'link' }] }],
    ['an address on bold words', { marks: [{ ...mark, href: '#contact' }] }],
    ['an endless address', { marks: [{ ...mark, kind: 'link', href: `#${'a'.repeat(TEXT_MAX_LENGTH)}` }] }],
    ['too many marks', { marks: Array.from({ length: MAX_FORMAT_PARTS + 1 }, () => mark) }],
    ['too many lines', { lines: Array.from({ length: MAX_FORMAT_PARTS + 1 }, () => line) }],
    ['no text that it was made for', { madeFor: undefined }],
  ])('refuses %s', (_, changes) => {
    expect(textFormat.safeParse({ ...format, ...changes }).success).toBe(false);
  });

  it('is never asked for more than our fields write', () => {
    const many = fromLines(
      Array.from({ length: MAX_FORMAT_PARTS + 1 }, () => ({
        kind: 'bullet' as const,
        runs: [{ text: 'a', bold: true as const }],
      })),
    );
    expect(textFormat.safeParse(many.format).success).toBe(true);
    expect(toLines(many)).toHaveLength(MAX_FORMAT_PARTS + 1);
  });
});

const unsafe: TextFormat | undefined = format && {
  ...format,
  marks: [{ kind: 'link', from: 0, to: 1, href: 'javascript:alert(1)' }],
};
const description = (content: Record<string, unknown>) => ({
  sections: [{ id: 'description-1', type: 'description', title: '', order: 0, content }],
});

it('a link that is not safe is kept out of a save, and may stand in a draft', () => {
  const page = description({ text: 'a', textFormat: unsafe });
  expect(checkPage(page).problems).toEqual([
    { path: 'pageData.sections.0.content.textFormat', message: 'validation.link', values: undefined },
  ]);
  expect(parsePage(page).sections).toMatchObject([{ type: 'description' }]);
});

describe('a formatted text', () => {
  const formatted = sectionTypes.flatMap((type) =>
    [...(sectionFixtures[type].others ?? [])].flatMap(({ title, content }) =>
      hasFormat(content) ? [{ id: 'a', type, title, order: 0, content: { ...content } }] : [],
    ),
  );

  it.each(formatted)('stays with its text, and goes when that was changed alone: $type', (section) => {
    expect(checkPage({ sections: [section] })).toMatchObject({ problems: [], page: { sections: [section] } });
    const changed = JSON.stringify(section).replaceAll('starter', 'oldsour');
    const plain = checkPage({ sections: [JSON.parse(changed)] });
    expect(plain.problems).toEqual([]);
    expect(JSON.stringify(plain)).not.toContain('Format');
    expect(JSON.stringify(plain)).toContain('oldsour');
  });

  it('has a fixture in every type that has long texts', () => {
    expect(formatted.map(({ type }) => type).sort()).toEqual([
      'article',
      'band',
      'contact-info',
      'description',
      'faq',
      'rooms',
    ]);
  });
});
