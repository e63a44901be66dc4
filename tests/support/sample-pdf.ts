import { deflateSync } from 'node:zlib';

const OBJECTS = (pages: number) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];

interface PdfOptions {
  pages?: number;
  /** The trailer contains it, for example `/Encrypt 9 0 R`. */
  trailer?: string;
  /** So many bytes without meaning make the file larger. */
  padding?: number;
}

/** Makes a small PDF as older programs write it, with a table of its objects at the end. */
export function makePdf({ pages = 3, trailer = '', padding = 0 }: PdfOptions = {}): Buffer {
  const objects = OBJECTS(pages);
  let text = `%PDF-1.4\n${padding > 0 ? `%${'.'.repeat(padding)}\n` : ''}`;
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Makes a PDF as newer programs write it, with objects packed together, and a stream in place of the table. */
export function makePackedPdf(pages: number): Buffer {
  const objects = OBJECTS(pages);
  const places: string[] = [];
  let body = '';
  for (const [index, object] of objects.entries()) {
    places.push(`${index + 1} ${body.length}`);
    body += `${object}\n`;
  }
  const header = `${places.join(' ')} `;
  const packed = deflateSync(Buffer.from(header + body, 'latin1'));
  const stream = (number: number, dictionary: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const begun = Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    stream(4, `/Type /ObjStm /N 3 /First ${header.length} /Filter /FlateDecode`, packed),
  ]);
  const references = stream(5, '/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R', Buffer.alloc(24));
  return Buffer.concat([begun, references, Buffer.from(`startxref\n${begun.length}\n%%EOF`)]);
}
