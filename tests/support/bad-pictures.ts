import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Lists files that no upload may take: a name for each, and a part of the message that its sender gets. */
export const badPictures: [what: string, make: () => Promise<Buffer>, told: string][] = [
  ['a text named .jpg', async () => Buffer.from('just a text'), "can't read this file as a picture"],
  ['an SVG', async () => svg, "can't read this file as a picture"],
  ['a HEIC', async () => heic, "can't read this file as a picture"],
  ['an empty file', async () => Buffer.alloc(0), 'Please choose a picture'],
  ['an AVIF of 20.25 megapixels', makeLargeAvif, 'at most 20 megapixels'],
  ['a PNG of 20,000 x 20,000', async () => makeHugePng(20_000, 20_000), 'too many pixels'],
  ['a JPEG that was cut off', makeCutOffJpeg, 'damaged or incomplete'],
];

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

async function makeCutOffJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const whole = sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise } });
  return (await whole.jpeg().toBuffer()).subarray(0, 6000);
}

/** The picture is made once, because that takes a second. */
let avif: Promise<Buffer> | undefined;

function makeLargeAvif(): Promise<Buffer> {
  avif ??= sharp({ create: { width: 4500, height: 4500, channels: 3, background: '#c81e1e' } })
    .avif({ effort: 0 })
    .toBuffer();
  return avif;
}

/** Makes a small file that claims to be a huge picture, and would unpack to one. */
function makeHugePng(width: number, height: number): Buffer {
  const buildChunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(4);
    sizes.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(computeCrc32(body));
    return Buffer.concat([sizes, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = deflateSync(Buffer.alloc((width + 1) * 100));
  return Buffer.concat([
    signature,
    buildChunk('IHDR', header),
    buildChunk('IDAT', data),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

function computeCrc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
