import sharp from 'sharp';

const SIZE_PIXELS = 600;
const WHITE = '#ffffff';

/** A square drawing of ours as a PNG with hard edges: hardly any mail program shows SVG. */
export function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(SIZE_PIXELS, SIZE_PIXELS, { kernel: 'nearest', fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .png({ palette: true })
    .toBuffer();
}
