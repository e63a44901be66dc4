import { createHash } from 'node:crypto';

const BITS = 256;

/** Counts rows and adds up their hashes: the same rows in any order have the same digest. */
export class RowsDigest {
  private sum = 0n;
  rows = 0;

  /** Adds rows that stand each on a line. */
  add(lines: string): number {
    const all = lines.split('\n');
    for (const line of all) {
      this.sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    }
    this.sum = BigInt.asUintN(BITS, this.sum);
    this.rows += all.length;
    return all.length;
  }

  isEqual(other: RowsDigest): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}
