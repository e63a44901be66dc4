import { crc32 } from 'node:zlib';
import { type PaymentOrder, serialize } from 'bysquare/pay';
import { compress } from 'lzma1';

/** The header says that the code is of a payment (first four bits 0) in version 1.2.0 (next four bits 2). */
const HEADER = [0x02, 0x00];
/**
 * The window of this mode holds 64 kB, of which a payment fills less than one; the library's default of 2 MB takes six
 * times as long.
 */
const LZMA_MODE = 1;
/** The standard leaves out the header of an LZMA file, which has this many bytes. */
const LZMA_HEADER_BYTES = 13;
const BASE32_HEX = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/**
 * Returns the text of a PAY by square code (standard of the Slovak Banking Association, 1.2.0, 3.16), in capital letters
 * and digits. What the order says is not checked.
 */
export function packPayBySquare(order: PaymentOrder): string {
  const text = Buffer.from(serialize({ payments: [order] }));
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(text));
  const content = Buffer.concat([checksum, text]);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(content.length);
  const packed = compress(content, LZMA_MODE).subarray(LZMA_HEADER_BYTES);
  return toBase32Hex(Buffer.concat([Buffer.from(HEADER), length, packed]));
}

/** Each letter stands for five bits (RFC 4648, 7); there is no padding at the end. */
function toBase32Hex(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let rest = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32_HEX.charAt((rest >>> bits) & 31);
    }
    rest &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32_HEX.charAt((rest << (5 - bits)) & 31) : text;
}
