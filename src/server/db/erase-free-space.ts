/** PostgreSQL's file `bufpage.h` defines the layout of its pages. */
export const PAGE_BYTES = 8192;
const CHECKSUM_AT = 8;
const FREE_FROM_AT = 12;
const FREE_TO_AT = 14;
const HEADER_BYTES = 24;
const ZEROS = Buffer.alloc(PAGE_BYTES);

/** PostgreSQL's `checksum_impl.h` begins its sums with these numbers. */
const FIRST_SUMS = Int32Array.of(
  ...[0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c],
  ...[0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb],
  ...[0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4],
  ...[0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
);
const FNV_PRIME = 16_777_619;

/**
 * Overwrites with zeros what deleted records have left in the free space of a table's or an index' pages, on their way
 * to the disk: VACUUM frees the space but leaves the bytes. A replay of the log leaves this space out as well, so
 * nothing reads it. A page with an unexpected checksum is left as it is.
 */
export function eraseFreeSpace(pages: Uint8Array, firstPage: number): void {
  // The sums read numbers of four bytes, and PostgreSQL's pages are always aligned to them.
  if (pages.byteOffset % 4 !== 0) return;
  for (let start = 0; start + PAGE_BYTES <= pages.length; start += PAGE_BYTES) {
    erasePage(
      Buffer.from(pages.buffer, pages.byteOffset + start, PAGE_BYTES),
      firstPage + start / PAGE_BYTES,
    );
  }
}

function erasePage(page: Buffer, number: number): void {
  const from = page.readUInt16LE(FREE_FROM_AT);
  const to = page.readUInt16LE(FREE_TO_AT);
  if (from < HEADER_BYTES || from >= to || to > PAGE_BYTES) return;
  const free = page.subarray(from, to);
  if (ZEROS.compare(free, 0, free.length, 0, free.length) === 0) return;
  if (page.readUInt16LE(CHECKSUM_AT) !== computeChecksum(page, number)) return;
  free.fill(0);
  page.writeUInt16LE(computeChecksum(page, number), CHECKSUM_AT);
}

/**
 * Computes the checksum of a page, which depends on its number in its table: 32 sums run beside each other, and each
 * number is mixed into one of them.
 */
function computeChecksum(page: Uint8Array, number: number): number {
  const values = new Int32Array(page.buffer, page.byteOffset, PAGE_BYTES / 4);
  const sums = FIRST_SUMS.slice();
  for (let index = 0; index < values.length; index += 1) {
    let value = values[index] as number;
    // The checksum itself counts as zero.
    if (index * 4 === CHECKSUM_AT) value &= 0xffff_0000;
    const lane = index & 31;
    sums[lane] = mix(sums[lane] as number, value);
  }
  let sum = 0;
  for (const lane of sums) sum ^= mix(mix(lane, 0), 0);
  return (((sum ^ number) >>> 0) % 65_535) + 1;
}

function mix(sum: number, value: number): number {
  const mixed = sum ^ value;
  return Math.imul(mixed, FNV_PRIME) ^ (mixed >>> 17);
}
