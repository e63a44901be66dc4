import { findUploadName } from './image-file';

/** A page must know these facts of a stored PDF. They are part of the file's name, so that no look-up is needed. */
export interface PdfFile {
  /** It is random, so that nobody can guess it. */
  id: string;
  bytes: number;
  /** It is null where the file does not say plainly how many it has. */
  pages: number | null;
  /** The owner gave the file this name, which visitors save it under. */
  name: string;
}

const STORED_NAME =
  /^(?<id>[A-Za-z0-9_]{16,40})-(?<bytes>\d{1,9})b(?:-(?<pages>\d{1,5})p)?-(?<name>[\w-]{1,200})\.pdf$/;
const ENDING = '.pdf';
const NAMELESS = 'document';
/**
 * The name takes at most this many bytes in UTF-8 without the ending; a file system allows 255 for the whole name of the
 * stored file.
 */
const NAME_MAX_BYTES = 116;
/** Nobody gives a file a longer name; somebody may send one that is made to be slow. */
const NAME_MAX_LENGTH = 500;

/** Returns the name that a PDF is stored under: its facts, and the owner's name for it in base64url. */
export function getPdfFileName({ id, bytes, pages, name }: PdfFile): string {
  const pageCount = pages === null ? '' : `-${pages}p`;
  return `${id}-${bytes}b${pageCount}-${toBase64Url(cleanPdfName(name))}${ENDING}`;
}

/** Reads the facts out of the name of a stored PDF; null for any other name. */
export function parsePdfName(fileName: string): PdfFile | null {
  const groups = STORED_NAME.exec(fileName)?.groups;
  const name = groups?.name && fromBase64Url(groups.name);
  if (!groups?.id || !groups.bytes || !name) return null;
  return {
    id: groups.id,
    bytes: Number(groups.bytes),
    pages: groups.pages === undefined ? null : Number(groups.pages),
    name: cleanPdfName(name),
  };
}

/** Reads the facts out of a stored PDF's address, `/uploads/…`; null for any other address. */
export function parsePdfUrl(url: string): PdfFile | null {
  const fileName = findUploadName(url);
  return fileName === null ? null : parsePdfName(fileName);
}

/**
 * Returns an owner's name for a file as every system can save it: without folders, signs that systems refuse, and
 * letters that nobody sees or that turn the reading direction. It ends with `.pdf`.
 */
export function cleanPdfName(name: string): string {
  const bare = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .slice(0, NAME_MAX_LENGTH)
    .replace(/\p{C}/gu, '')
    .replace(/["<>:|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.pdf$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return (cut(bare) || NAMELESS) + ENDING;
}

function cut(text: string): string {
  let kept = '';
  let left = NAME_MAX_BYTES;
  for (const letter of text) {
    left -= new TextEncoder().encode(letter).length;
    if (left < 0) break;
    kept += letter;
  }
  return kept.trimEnd();
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Reads a text in base64url; null for anything else. */
function fromBase64Url(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), toCode);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const toCode = (letter: string) => letter.charCodeAt(0);
