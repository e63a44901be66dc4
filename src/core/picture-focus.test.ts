import { describe, expect, it } from 'vitest';
import { listPictureSources, parseImageUrl } from './image-file';
import { toSafeImageUrl } from './link';
import { focusClass, parseFocus, withFocus, withoutFocus } from './picture-focus';

const url = '/uploads/abcdefghijklmnop-1600x1067.jpg';

describe('the focus of a picture', () => {
  it.each([
    [`${url}#focus=30,70`, { x: 30, y: 70 }],
    [` ${url}#focus=0,100 `, { x: 0, y: 100 }],
    [`${url}#focus=33,68`, { x: 35, y: 70 }],
    [`${url}#focus=999,1`, { x: 100, y: 0 }],
    ['https://example.com/a.jpg#focus=5,5', { x: 5, y: 5 }],
    [url, null],
    [`${url}#focus=30`, null],
    [`${url}#focus=-5,10`, null],
    [`${url}#focus=30,70;`, null],
  ])('of %s is %o', (address, focus) => {
    expect(parseFocus(address)).toEqual(focus);
  });

  it('is set, moved and taken away', () => {
    const set = withFocus(url, { x: 12, y: 88 });
    expect(set).toBe(`${url}#focus=10,90`);
    expect(withFocus(set, { x: 0, y: 0 })).toBe(`${url}#focus=0,0`);
    expect(withoutFocus(set)).toBe(url);
    expect(withoutFocus(url)).toBe(url);
  });

  it('gives an image its classes', () => {
    expect(focusClass(`${url}#focus=30,70`)).toBe('s-at fx-30 fy-70');
    expect(focusClass(url)).toBeUndefined();
  });

  it('leaves the facts in the address readable, and nothing else comes through with it', () => {
    const focused = `${url}#focus=30,70`;
    expect(toSafeImageUrl(focused)).toBe(focused);
    expect(parseImageUrl(focused)).toEqual(parseImageUrl(url));
    expect(listPictureSources(focused)).toEqual(listPictureSources(url));
    for (const tail of ['#', '#x', '#focus=a,b', '#focus=30,70#focus=1,1', '"onload="']) {
      expect(toSafeImageUrl(url + tail)).toBeNull();
    }
  });
});
