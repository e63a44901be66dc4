import { getWorkText } from '@/core/visitor-limits';

/** A slice is long enough to get on, and short enough that nobody sees the page stand still. */
const SLICE_MS = 10;
const TRIES_BETWEEN_LOOKS = 256;

/** Finds the answer to a challenge: the first number that makes its hash begin with at least `bits` zero bits. */
export async function solveWork(challenge: string, bits: number): Promise<string> {
  for (let answer = 0; ; ) {
    const end = performance.now() + SLICE_MS;
    do {
      for (let tries = 0; tries < TRIES_BETWEEN_LOOKS; tries += 1, answer += 1) {
        if (countZeroBits(getWorkText(challenge, answer)) >= bits) return `${challenge}.${answer}`;
      }
    } while (performance.now() < end);
    await yieldToPage();
  }
}

/**
 * Lets the page do its waiting work. A timer would not do, because it stands nearly still in a tab that is not looked at.
 */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Counts the zero bits with which the SHA-256 of a text begins, up to 32. */
export function countZeroBits(text: string): number {
  return Math.clz32(hashFirstWord(text));
}

/** The first 64 primes give SHA-256 its constants: fractions of their cube roots and square roots (FIPS 180-4, 4.2.2). */
const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number += 1) {
  if (PRIMES.every((prime) => number % prime !== 0)) PRIMES.push(number);
}
const getFractionBits = (value: number) => ((value % 1) * 2 ** 32) | 0;
const ROUND_WORDS = Int32Array.from(PRIMES, (prime) => getFractionBits(Math.cbrt(prime)));
const FIRST_STATE = Int32Array.from(PRIMES.slice(0, 8), (prime) => getFractionBits(Math.sqrt(prime)));

const schedule = new Int32Array(64);
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Returns the first word of the SHA-256 of a short text of plain letters. It is computed here because a browser hashes only
 * for pages on https, and returns each hash through a promise.
 */
function hashFirstWord(text: string): number {
  schedule.fill(0, 0, 16);
  const put = (byte: number, index: number) => {
    schedule[index >> 2] = getWord(schedule, index >> 2) | (byte << (24 - 8 * (index % 4)));
  };
  for (let index = 0; index < text.length; index += 1) put(text.charCodeAt(index), index);
  put(0x80, text.length);
  schedule[15] = 8 * text.length;
  for (let index = 16; index < 64; index += 1) {
    const before = getWord(schedule, index - 15);
    const last = getWord(schedule, index - 2);
    const small = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
    const large = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
    schedule[index] = getWord(schedule, index - 16) + small + getWord(schedule, index - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = FIRST_STATE;
  for (let index = 0; index < 64; index += 1) {
    const chosen = (e & f) ^ (~e & g);
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + mixed + chosen + getWord(ROUND_WORDS, index) + getWord(schedule, index)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return (a + getWord(FIRST_STATE, 0)) | 0;
}

function getWord(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}
