import { describe, expect, it } from 'vitest';
import { nextPageLink } from './fetch-page';

const next = '/api/websites/7/bookings?before=41';

describe('the next page of a list', () => {
  it.each([
    ['alone', `<${next}>; rel="next"`],
    ['without quotes', `<${next}>; rel=next`],
    ['after another link', `</api/websites/7/bookings>; rel="first", <${next}>; rel="next"`],
    ['before another link', `<${next}>; rel="next", </api/websites/7/bookings>; rel="first"`],
    ['among other parameters', `<${next}>; title="a, b"; REL="last next"; type=x`],
  ])('is read %s', (_, header) => {
    expect(nextPageLink(header)).toBe(next);
  });

  it.each([
    ['there is no header', null],
    ['the header is empty', ''],
    ['only other pages are linked', '</api/websites/7/bookings>; rel="prev"'],
    ['a parameter only contains the word', `<${next}>; rel="prev"; title="next"`],
    ['the address is empty', '<>; rel="next"'],
  ])('is missing when %s', (_, header) => {
    expect(nextPageLink(header)).toBeUndefined();
  });
});
