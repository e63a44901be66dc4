import type * as z from 'zod/mini';
import type { PageData } from '@/contracts/page-data';
import { websiteEdits, websiteInput } from '@/contracts/websites';
import { isRecord } from '@/core/is-record';
import { DEFAULT_LOCALE, type Locale } from '@/core/locale/locale';
import { isSameTheme, keepChosenTheme } from '@/core/theme';
import {
  type ContentProblem,
  checkPage,
  findSizeProblem,
  type LimitedPage,
  parsePage,
  toPageData,
} from '@/sections/page/page';
import type { EditorPage, EditorState } from './editor-state';

interface StoredPage {
  description: string;
  logoUrl: string | null;
  pageData: PageData;
  /** Pages that were stored before websites had a language do not have one. */
  language?: Locale;
}

/** Parses a stored page into the editor's page, with sections in order and in today's shape. */
export function toEditorPage({
  description,
  logoUrl,
  pageData,
  language = DEFAULT_LOCALE,
}: StoredPage): EditorPage {
  const { sections, theme, share = {} } = parsePage(pageData);
  return { description, logoUrl: logoUrl ?? '', language, sections, theme: keepChosenTheme(theme), share };
}

/** Returns the editor's page in the shape that calls send. */
export function toStoredPage({
  description,
  logoUrl,
  language,
  sections,
  theme,
  share,
}: EditorPage): StoredPage {
  return {
    description,
    logoUrl: toLogoUrl(logoUrl),
    language,
    pageData: toPageData({ sections, theme: isSameTheme(theme) ? undefined : theme, share }),
  };
}

/** Returns the parts of the editor's page that a plan limits. */
export function toLimitedPage({ description, logoUrl, sections, theme }: EditorPage): LimitedPage {
  return { description, logoUrl: toLogoUrl(logoUrl), page: { sections, theme } };
}

function toLogoUrl(logoUrl: string): string | null {
  return logoUrl.trim() || null;
}

/** Returns true if the work differs from the last save. */
export function isDirty(state: EditorState): boolean {
  return state.title !== state.saved.title || !isSamePage(state.page, state.saved.page);
}

/** Returns true if two pages are equal. Shared parts are not compared, so it is fast while typing. */
export function isSamePage(a: EditorPage, b: EditorPage): boolean {
  return a === b || isSame(a, b);
}

/** Returns true if two JSON values are equal; the order of their keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** Lists the fields that the server would refuse, before it is asked; the messages are keys of the catalogue. */
export function listRefusedFields(state: EditorState): ContentProblem[] {
  const { title, slug } = state;
  const stored = toStoredPage(state.page);
  const checked =
    state.websiteId === null
      ? websiteInput.safeParse({ ...stored, title, slug })
      : websiteEdits.safeParse(stored);
  const size = findSizeProblem(stored.pageData, [toStoredPage(state.saved.page).pageData]);
  return [
    ...(size ? [size] : []),
    ...(checked.success ? [] : checked.error.issues.map(toProblem)),
    ...checkPage(stored.pageData).problems,
  ];
}

function toProblem(issue: z.core.$ZodIssue): ContentProblem {
  return {
    path: issue.path.join('.'),
    message: issue.message,
    values: issue.code === 'too_big' ? { max: issue.maximum } : undefined,
  };
}
