import QRCode from 'qrcode';

/** A QR code is made of squares of one unit, and has the empty edge that scanners need. */
export interface Qr {
  /** It is both width and height, with the edge. */
  size: number;
  /** The path of an SVG draws the dark squares. */
  path: string;
  isDark: (x: number, y: number) => boolean;
}

const EDGE = 4;
/** The picture has at least this width, which is enough for a poster of A4 at 150 dots per inch. */
const PNG_PIXELS = 1200;

export function createQr(text: string): Qr {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const isDark = (x: number, y: number) => {
    const [column, row] = [x - EDGE, y - EDGE];
    const isInside = column >= 0 && row >= 0 && column < modules.size && row < modules.size;
    return isInside && modules.data[row * modules.size + column] === 1;
  };
  const size = modules.size + 2 * EDGE;
  const squares = Array.from(
    { length: size * size },
    (_, index) => [index % size, Math.floor(index / size)] as const,
  )
    .filter(([x, y]) => isDark(x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  return { size, path: squares.join(''), isDark };
}

export function toSvgFile({ size, path }: Qr): Blob {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
  ];
  return new Blob(svg, { type: 'image/svg+xml' });
}

/** Draws each square with whole pixels, so that its edges are sharp. */
export async function toPngFile({ size, isDark }: Qr): Promise<Blob> {
  const scale = Math.ceil(PNG_PIXELS / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (isDark(x, y)) context.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No picture was made'))), 'image/png');
  });
}

/** Saves a file on the owner's device, as a download link would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
