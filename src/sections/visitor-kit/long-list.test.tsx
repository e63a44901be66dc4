import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ListBounds, LongList, mayBeLong, ROWS } from './long-list';

function draw(count: number, bounds: ListBounds): string {
  const items = Array.from({ length: count }, (_, index) => index);
  return renderToStaticMarkup(
    <LongList items={items} bounds={bounds} text="Show all {count}">
      {(part, start) => <ul data-start={start} data-length={part.length} />}
    </LongList>,
  );
}

it('shows the first of many things and keeps the others in a fold, in their order', () => {
  expect(draw(60, ROWS)).toBe(
    '<ul data-start="0" data-length="12"></ul><details class="s-more">' +
      '<summary class="s-btn is-quiet">Show all 60</summary><ul data-start="12" data-length="48"></ul></details>',
  );
});

it('shows a list whole as long as it is short enough', () => {
  const rows = (length: number) => `<ul data-start="0" data-length="${length}"></ul>`;
  expect(draw(39, ROWS)).toBe(rows(39));
  expect(draw(40, ROWS)).toContain('>Show all 40<');
  expect(draw(9, { most: 9, shown: 9 })).toBe(rows(9));
  expect(draw(10, { most: 9, shown: 9 })).toContain('<ul data-start="9" data-length="1">');
});

it('knows the contents that may have a fold, and whose page needs its style', () => {
  const rows = (length: number) => Array.from({ length }, () => ({ name: 'Bread', sizes: ['small'] }));
  expect(mayBeLong({ title: 'Bread', rows: rows(9) })).toBe(false);
  expect(mayBeLong({ rows: rows(10) })).toBe(true);
  expect(mayBeLong({ categories: [{ rows: rows(9) }, { rows: rows(10) }] })).toBe(true);
});
