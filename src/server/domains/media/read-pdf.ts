import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { type Phrase, phrase } from '@/core/messages';
import { getPdfFileName } from '@/core/pdf-file';
import { createValidationError } from '../../kernel/validation';
import type { MadePicture } from './make-picture';

const unpack = promisify(inflate);

/** A broken file is damaged or cut off. An encrypted file opens with a password, or forbids something. */
export type PdfProblem = 'no PDF' | 'broken' | 'encrypted';

/** A PDF that can be opened has these facts. */
export interface PdfFacts {
  /** It is null if the file does not say it plainly. */
  pages: number | null;
}

const BEGINNING = /^%PDF-[12]\.\d/;
/** Readers look for the end mark in this many last bytes, because other bytes may follow it. */
const END_BYTES = 2048;
const END = /startxref\s+(\d{1,10})\s+%%EOF/g;
/** A trailer names only a few things, and a stream of references begins with its dictionary. */
const TRAILER_BYTES = 64 * 1024;

/**
 * Reads the facts that must be known of a PDF before it is kept. It looks at the beginning, at the end and at the
 * trailer to which the end leads, as readers do, and draws nothing.
 */
export async function readPdf(file: Buffer): Promise<PdfFacts | { problem: PdfProblem }> {
  if (!BEGINNING.test(file.toString('latin1', 0, 8))) return { problem: 'no PDF' };
  const trailer = findTrailer(file);
  if (trailer === null) return { problem: 'broken' };
  if (/\/Encrypt\b/.test(trailer)) return { problem: 'encrypted' };
  return { pages: await countPages(file, trailer) };
}

/** Finds the dictionary that says where everything is; null if the end of the file leads to none. */
function findTrailer(file: Buffer): string | null {
  const end = file.toString('latin1', Math.max(0, file.length - END_BYTES));
  const start = Number([...end.matchAll(END)].at(-1)?.[1] ?? Number.NaN);
  if (!(start > 0 && start < file.length)) return null;
  const readText = (from: number) => file.toString('latin1', from, from + TRAILER_BYTES);
  const begun = readText(start);
  if (/^\s*xref\b/.test(begun)) {
    const at = file.indexOf('trailer', start, 'latin1');
    return at < 0 ? null : takeBefore(readText(at), 'startxref');
  }
  if (/^\s*\d+\s+\d+\s+obj\b/.test(begun) && begun.includes('/XRef')) return takeBefore(begun, 'stream');
  return null;
}

function takeBefore(text: string, word: string): string {
  const at = text.indexOf(word);
  return at < 0 ? text : text.slice(0, at);
}

const PAGES_MAX = 99_999;

/**
 * Returns the number of pages, which stands in the root of their tree: the trailer leads to the catalogue and that to
 * the root. Null for a file that does not lead there plainly.
 */
async function countPages(file: Buffer, trailer: string): Promise<number | null> {
  const text = file.toString('latin1');
  const packed = await unpackObjects(file, text);
  const find = (reference: RegExp, from: string | null) => {
    const number = reference.exec(from ?? '')?.[1];
    return number === undefined ? null : findObject(text, packed, number);
  };
  const catalogue = find(/\/Root\s+(\d{1,8})\s+\d+\s+R/, trailer);
  const root = find(/\/Pages\s+(\d{1,8})\s+\d+\s+R/, catalogue);
  const count = Number(/\/Count\s+(\d{1,6})(?![\d.])(?!\s+\d+\s+R)/.exec(root ?? '')?.[1]);
  return count >= 1 && count <= PAGES_MAX ? count : null;
}

/** Newer files pack several objects into one stream. */
interface PackedObjects {
  /** The stream begins at this byte of the file. */
  at: number;
  /** Maps the numbers of objects to their texts. */
  objects: Map<string, string>;
}

const OBJECT_MAX_LENGTH = 400_000;

/** Returns an object's text; if a changed file also holds older ones, the newest. */
function findObject(text: string, packed: readonly PackedObjects[], number: string): string | null {
  const newest = packed.findLast(({ objects }) => objects.has(number));
  const at = searchPlain(text, number);
  if (newest && newest.at > at) return newest.objects.get(number) ?? null;
  return at < 0 ? null : takeBefore(text.slice(at, at + OBJECT_MAX_LENGTH), 'endobj');
}

/** Returns the offset of the newest object of this number outside of packed streams; -1 for none. */
function searchPlain(text: string, number: string): number {
  const name = `${number} 0 obj`;
  let at = text.lastIndexOf(name);
  while (at > 0 && /\d/.test(text.charAt(at - 1))) at = text.lastIndexOf(name, at - 1);
  return at;
}

/** A small file could hold very large streams, or very many. */
const PACKED_MAX_BYTES = 1_000_000;
const PACKED_MAX = 100;
const DICTIONARY_MAX_LENGTH = 2048;
/** A stream says of some hundred objects where they begin, and no real one of more than some thousand. */
const HEADER_MAX_LENGTH = 100_000;

/** Unpacks the streams of objects; one that cannot be unpacked is left out. */
async function unpackObjects(file: Buffer, text: string): Promise<PackedObjects[]> {
  const unpacked: PackedObjects[] = [];
  const offsets = listLastOffsets(text, 'ObjStm', PACKED_MAX);
  for (const at of offsets) {
    const around = text.slice(Math.max(0, at - DICTIONARY_MAX_LENGTH), at + DICTIONARY_MAX_LENGTH);
    const behind = text.slice(at, at + DICTIONARY_MAX_LENGTH);
    const begun = /stream\r?\n/.exec(behind);
    if (!begun) continue;
    const dictionary = around.slice(0, around.length - behind.length + begun.index);
    const first = Number(/.*\/First\s+(\d{1,7})/s.exec(dictionary)?.[1]);
    if (!(first <= HEADER_MAX_LENGTH)) continue;
    const start = at + begun.index + begun[0].length;
    const content = await unpack(file.subarray(start), { maxOutputLength: PACKED_MAX_BYTES }).catch(
      () => null,
    );
    if (content) unpacked.push({ at, objects: splitObjects(content.toString('latin1'), first) });
  }
  return unpacked;
}

/** Lists the last offsets of a word in a text, `most` at most, in order. */
function listLastOffsets(text: string, word: string, most: number): number[] {
  const offsets: number[] = [];
  let at = text.lastIndexOf(word);
  while (at > 0 && offsets.length < most) {
    offsets.unshift(at);
    at = text.lastIndexOf(word, at - 1);
  }
  return offsets;
}

/** Splits an unpacked stream: before the first object stand the number and the offset of each. */
function splitObjects(content: string, first: number): Map<string, string> {
  const numbers = content.slice(0, first).trim().split(/\s+/);
  const objects = new Map<string, string>();
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [name = '', from, to] = [numbers[index], numbers[index + 1], numbers[index + 3]];
    objects.set(name, content.slice(first + Number(from), to === undefined ? undefined : first + Number(to)));
  }
  return objects;
}

const refusals: Record<PdfProblem, Phrase> = {
  'no PDF': phrase('errors.uploadNotAPdf'),
  broken: phrase('errors.uploadBroken'),
  encrypted: phrase('errors.uploadPdfEncrypted'),
};

/**
 * Makes an uploaded file ready to be stored as it is, under a name with its facts. Throws VALIDATION for the form's field,
 * with a text for people, when it is no PDF that everybody can open.
 */
export async function makePdf(file: Buffer, field: string, name: string): Promise<MadePicture> {
  const read = await readPdf(file);
  if ('problem' in read) throw createValidationError([{ path: field, message: refusals[read.problem] }]);
  const id = randomBytes(16).toString('hex');
  return [{ name: getPdfFileName({ id, bytes: file.length, pages: read.pages, name }), content: file }];
}
