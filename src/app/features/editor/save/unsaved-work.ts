import * as z from 'zod/mini';
import { pageData, section } from '@/contracts/page-data';
import type { Draft } from '@/contracts/websites';
import { toEditorPage, toStoredPage } from '../state/editor-page';
import type { EditorPage, EditorState } from '../state/editor-state';

/** Work that was never saved for visitors, and all the places where it lies. */
export interface UnsavedWork {
  title: string;
  page: EditorPage;
  /** The save that it grew from; 0 for a website that was not created. */
  baseVersion: number;
  savedAt: string;
  /** Its copies in this browser. */
  copyKeys: readonly string[];
  /** Whether the server has it, or an earlier state of it, as its draft. */
  isDraft: boolean;
}

/** Forgiving about what only a save refuses: work is not dropped because a text is too long. */
const unsavedCopy = z.object({
  savedAt: z.iso.datetime(),
  baseVersion: z.int(),
  title: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  pageData: z.object({
    sections: z.array(z.extend(section, { title: z.string() })),
    theme: z.catch(pageData.shape.theme, undefined),
  }),
  /** When the server took the draft that this work replaces; null while it had none from here. */
  draftSavedAt: z.nullable(z.string()),
});
type UnsavedCopy = z.infer<typeof unsavedCopy>;

/** The text in which a browser keeps the work of an editor. */
export function writeCopyText(
  { title, version, page }: Pick<EditorState, 'title' | 'version' | 'page'>,
  savedAt: string,
  draftSavedAt: string | null,
): string {
  const copy = { ...toStoredPage(page), title, baseVersion: version, savedAt, draftSavedAt };
  return JSON.stringify(copy satisfies UnsavedCopy);
}

/** What a browser has kept; null for anything else. */
export function readCopyText(
  text: string,
  key: string,
): (UnsavedWork & Pick<UnsavedCopy, 'draftSavedAt'>) | null {
  const { data } = unsavedCopy.safeParse(parse(text));
  if (!data) return null;
  const { title, baseVersion, savedAt, draftSavedAt } = data;
  const page = toEditorPage(data);
  return { title, page, baseVersion, savedAt, draftSavedAt, copyKeys: [key], isDraft: false };
}

/** The draft that the server has of a website. */
export function draftWork(draft: Draft, title: string): UnsavedWork {
  const { baseVersion, savedAt } = draft;
  return { title, page: toEditorPage(draft), baseVersion, savedAt, copyKeys: [], isDraft: true };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
