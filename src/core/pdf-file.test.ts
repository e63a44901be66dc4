import { describe, expect, it } from 'vitest';
import { getMainFileName, listFileNames, parseImageUrl } from './image-file';
import { cleanPdfName, getPdfFileName, type PdfFile, parsePdfName, parsePdfUrl } from './pdf-file';

const id = 'a1B2c3D4e5F6g7H8a1B2c3D4e5F6g7H8';
const catalogue: PdfFile = { id, bytes: 6_100_000, pages: 24, name: 'Katalóg domov 2026.pdf' };

describe('the name of a stored PDF', () => {
  it('carries its facts and its owner’s name for it', () => {
    const name = getPdfFileName(catalogue);
    expect(name).toMatch(/^[\w-]+\.pdf$/);
    expect(parsePdfName(name)).toEqual(catalogue);
    expect(parsePdfUrl(`/uploads/${name}`)).toEqual(catalogue);
    const uncounted = { ...catalogue, pages: null };
    expect(parsePdfName(getPdfFileName(uncounted))).toEqual(uncounted);
  });

  it('is that of one file, and of no picture', () => {
    const name = getPdfFileName(catalogue);
    expect(listFileNames(name)).toEqual([name]);
    expect(getMainFileName(name)).toBe(name);
    expect(getMainFileName(`${name}.part`)).toBe(name);
    expect(parseImageUrl(`/uploads/${name}`)).toBeNull();
  });

  it('fits every file system, however long the owner’s is', () => {
    for (const letter of ['a', 'č', '漢', '🏠']) {
      const name = getPdfFileName({
        ...catalogue,
        bytes: 10_485_760,
        pages: 99_999,
        name: letter.repeat(500),
      });
      expect(`${name}.part`.length).toBeLessThan(255);
      expect(parsePdfName(name)?.name).toMatch(new RegExp(`^${letter}+\\.pdf$`, 'u'));
    }
  });

  it.each([
    '/uploads/a.pdf',
    `/uploads/${id}-12b-.pdf`,
    `/uploads/${id}-12b-_w.pdf`,
    `/uploads/${id}-600x400.jpg`,
    `/images/${id}-12b-YQ.pdf`,
    `https://example.com/uploads/${id}-12b-YQ.pdf`,
    `/uploads/../${id}-12b-YQ.pdf`,
    '',
  ])('is not %s', (url) => {
    expect(parsePdfUrl(url)).toBeNull();
  });
});

it.each([
  ['Cenník.pdf', 'Cenník.pdf'],
  ['Cenník', 'Cenník.pdf'],
  ['Cenník.PDF', 'Cenník.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a"; filename="b.exe.pdf', 'a ; filename= b.exe.pdf'],
  ['a\r\nset-cookie: x.pdf', 'aset-cookie x.pdf'],
  ['fdp.\u202Eexe.pdf', 'fdp.exe.pdf'],
  ['  .pdf ', 'document.pdf'],
  ['', 'document.pdf'],
])('cleans the name %j', (name, clean) => {
  expect(cleanPdfName(name)).toBe(clean);
  expect(cleanPdfName(clean)).toBe(clean);
});
