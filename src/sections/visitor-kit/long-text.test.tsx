import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fromLines, type Line } from '@/core/text-lines';
import { listLinkTargets } from '../definition/link-targets';
import { Paragraphs } from './frame';
import { LinkTargetsContext } from './link-targets';
import { LongText } from './long-text';

const places = listLinkTargets([{ id: 'hours-1', type: 'hours' }]);
const draw = (lines: Line[]) =>
  renderToStaticMarkup(
    <LinkTargetsContext value={places}>
      <LongText {...fromLines(lines)} level={2} />
    </LinkTargetsContext>,
  );
const words = (text: string) => [{ text }];

describe('a long text', () => {
  it('is drawn as ever where nothing in it is special', () => {
    const text = ' One \n\nTwo: info@example.com\r\n<b>';
    expect(renderToStaticMarkup(<LongText text={text} />)).toBe(
      renderToStaticMarkup(<Paragraphs text={text} />),
    );
  });

  it('has headings, and lists of the items that follow each other', () => {
    expect(
      draw([
        { kind: 'heading', runs: words('Prices') },
        { kind: 'bullet', runs: words('a') },
        { kind: 'bullet', runs: words(' ') },
        { kind: 'bullet', runs: words('b') },
        { kind: 'number', runs: words('c') },
        { kind: 'paragraph', runs: [] },
        { kind: 'number', runs: words('d') },
        { kind: 'paragraph', runs: words('e') },
      ]),
    ).toBe(
      '<h2 class="s-sub">Prices</h2><ul class="s-points"><li>a</li><li>b</li></ul>' +
        '<ol class="s-points"><li>c</li></ol><ol class="s-points"><li>d</li></ol><p>e</p>',
    );
  });

  it('leads to sections that visitors find and to safe addresses, and shows markup as text', () => {
    expect(
      draw([
        {
          kind: 'paragraph',
          runs: [
            { text: 'hours', link: '#hours-1', bold: true },
            { text: 'gone', link: '#poll-1' },
            { text: 'call', link: 'tel:+421900000000', italic: true },
            { text: '<i>', link: 'javascript:alert(1)' },
            { text: ' info@example.com' },
          ],
        },
      ]),
    ).toBe(
      '<p><a class="s-inline" href="#hours-1" rel="noopener"><strong>hours</strong></a>gone' +
        '<a class="s-inline" href="tel:+421900000000" rel="noopener"><em>call</em></a>&lt;i&gt; ' +
        '<a class="s-inline" href="mailto:info@example.com" rel="noopener">info@example.com</a></p>',
    );
  });
});
