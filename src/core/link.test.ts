import { describe, expect, it } from 'vitest';
import { toPhoneLink, toSafeHref, toSafeImageUrl, toSafeLink } from './link';

describe('toSafeLink', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    [' facebook.com/salon ', 'https://facebook.com/salon'],
    ['mailto:zora@example.com', 'mailto:zora@example.com'],
    [' zora@example.com ', 'mailto:zora@example.com'],
    ['zora?bcc=x@example.com', 'mailto:zora%3Fbcc%3Dx@example.com'],
    ['https://zora@example.com', null],
    ['https://example.com@evil.example/', null],
    ['zora@example.com/about', null],
    ['tiktok.com/@zora', 'https://tiktok.com/@zora'],
    ['tel:+421900000000', 'tel:+421900000000'],
    ['javascript:alert(1)', null],
    ['JaVaScript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,hi', null],
    ['vbscript:x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['', null],
    ['with spaces in it', null],
  ])('%s gives %s', (value, expected) => {
    expect(toSafeLink(value)).toBe(expected);
  });
});

describe('toSafeHref', () => {
  it('takes a place on the page as well', () => {
    expect(toSafeHref('#contact-1')).toBe('#contact-1');
    expect(toSafeHref('#"><script>')).toBeNull();
    expect(toSafeHref('javascript:alert(1)')).toBeNull();
  });
});

describe('toSafeImageUrl', () => {
  it.each([
    ['/uploads/abc-10x10.webp', '/uploads/abc-10x10.webp'],
    ['/images/looks/awning-cup-1.svg', '/images/looks/awning-cup-1.svg'],
    ['https://example.com/logo.png', 'https://example.com/logo.png'],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    ['javascript:alert(1)', null],
    ['/uploads/../secret', null],
    ['//evil.example/x.png', null],
    ['logo.png', null],
  ])('%s gives %s', (value, expected) => {
    expect(toSafeImageUrl(value)).toBe(expected);
  });
});

it.each([
  ['+421 900 000 123', 'tel:+421900000123'],
  ['0900/123 456', 'tel:0900123456'],
  [' (02) 5443-1111 ', 'tel:0254431111'],
  ['+421 (0) 900 / 123-456', 'tel:+421900123456'],
  ['0049 (0)30 123456', 'tel:004930123456'],
  ['(0)900 123 456', 'tel:0900123456'],
  ['112', null],
  ['0900 123 456, 0905 654 321', null],
  ['0900 123 456 / 0905 654 321', null],
  ['call us after five', null],
  ['0900 123 456, after 5 pm', null],
  ['javascript:alert(1)', null],
])('a phone number %j becomes %j', (text, link) => {
  expect(toPhoneLink(text)).toBe(link);
});
