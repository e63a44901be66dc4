import { deflateSync } from 'node:zlib';
import { makePackedPdf, makePdf } from '@tests/support/sample-pdf';
import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf';

describe('a PDF', () => {
  it('says how many pages it has, in old files and in packed ones', async () => {
    expect(await readPdf(makePdf({ pages: 24 }))).toEqual({ pages: 24 });
    expect(await readPdf(makePackedPdf(36))).toEqual({ pages: 36 });
  });

  it('that was changed says what it says last', async () => {
    const before = makePdf({ pages: 3 });
    const changed = Buffer.concat([
      before,
      Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    ]);
    const end = `xref\n0 0\ntrailer << /Root 1 0 R /Prev 9 >>\nstartxref\n${changed.length}\n%%EOF`;
    expect(await readPdf(Buffer.concat([changed, Buffer.from(end)]))).toEqual({ pages: 1 });
  });

  it('that leads to no root is taken without a number of pages', async () => {
    const lost = makePdf().toString('latin1').replace('/Pages 2 0 R', '/Pages 8 0 R');
    expect(await readPdf(Buffer.from(lost, 'latin1'))).toEqual({ pages: null });
    const none = makePdf().toString('latin1').replace('/Count 3', '/Count 0');
    expect(await readPdf(Buffer.from(none, 'latin1'))).toEqual({ pages: null });
  });
});

describe('refuses', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('just a text')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page before a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), makePdf()])],
    ['a program', Buffer.from('MZ\x90\0%PDF-1.4')],
  ])('%s', async (_, file) => {
    expect(await readPdf(file)).toEqual({ problem: 'no PDF' });
  });

  it('every file that is cut, wherever', async () => {
    for (const whole of [makePdf(), makePackedPdf(3)]) {
      // Only the last character of the end mark may be missing.
      for (let length = 9; length < whole.length - 6; length += 7) {
        expect(await readPdf(whole.subarray(0, length))).toEqual({ problem: 'broken' });
      }
    }
  });

  it('one whose end leads nowhere', async () => {
    for (const start of ['0', '7', '99999999']) {
      const file = Buffer.from(`%PDF-1.4\n${' '.repeat(50)}\nstartxref\n${start}\n%%EOF`);
      expect(await readPdf(file)).toEqual({ problem: 'broken' });
    }
  });

  it('one that is encrypted', async () => {
    expect(await readPdf(makePdf({ trailer: '/Encrypt 9 0 R' }))).toEqual({ problem: 'encrypted' });
  });
});

/** Reading that goes over a file again and again takes longer than this. */
const SLOW_MS = 20_000;

it('ends in time with files that are made to be slow', { timeout: SLOW_MS }, async () => {
  const fill = (text: string) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(2_000_000, text),
      Buffer.from('\nxref\ntrailer <</Root 1 0 R>>\nstartxref\n2000010\n%%EOF'),
    ]);
  // The one stream is unpacked for each word before it, and says of many objects where they begin.
  const pack = (numbers: string, words: number) => {
    const dictionary = `<<${'/Type/ObjStm'.repeat(words)}/First ${numbers.length}>>\nstream\n`;
    const body = Buffer.concat([
      Buffer.from(`%PDF-1.7\n9 0 obj\n${dictionary}`),
      deflateSync(numbers),
      Buffer.from('\nendstream\n'),
    ]);
    const end = `xref\ntrailer <</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
    return Buffer.concat([body, Buffer.from(end)]);
  };
  for (const text of ['/Type/ObjStm/First 1 stream\n', '11 0 obj', ' '.repeat(64), '<<>>'])
    expect(await readPdf(fill(text))).toEqual({ pages: null });
  for (const packed of [pack('1 '.repeat(45_000), 10), pack('1 '.repeat(400_000), 100)])
    expect(await readPdf(packed)).toEqual({ pages: null });
});
