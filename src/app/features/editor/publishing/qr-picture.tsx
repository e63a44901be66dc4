import type { Qr } from './qr';

/** A QR code for the eyes of cameras; its address stands beside it as text. */
export function QrPicture({ qr: { size, path } }: { qr: Qr }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
