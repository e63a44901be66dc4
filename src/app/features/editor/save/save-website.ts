import { ApiError, isAnswerLost } from '@/app/lib/api-client';
import type { Website } from '@/contracts/websites';
import type { ContentProblem } from '@/sections/page/check-page';
import type { WebsiteCalls } from '../api/website-calls';
import { isSamePage, toEditorPage, toStoredPage } from '../state/editor-page';
import type { EditorState } from '../state/editor-state';
import type { EditorStore } from '../state/editor-store';
import { hasErrors, toEditorErrors } from '../state/field-errors';
import { isOwnSave } from '../state/is-own-save';
import { findRefusedFields } from './find-refused-fields';
import { growFrom } from './grow-from';

export type SaveOutcome =
  | { kind: 'saved'; website: Website; isNew: boolean; wasPublished: boolean }
  /** Title or address are missing; that stands at their fields. */
  | { kind: 'incomplete' }
  /** The errors stand at their fields. */
  | { kind: 'refused' }
  /** Someone else saved in between. */
  | { kind: 'stale'; current: Website }
  | { kind: 'failed'; error: ApiError }
  /** A fault of ours; the console has it. */
  | { kind: 'broken' };

export interface SaveDeps {
  store: EditorStore;
  calls: Pick<WebsiteCalls, 'read' | 'create' | 'save'>;
  /** The text of a refused field. */
  say: (problem: ContentProblem) => string;
}

/** Stores the page as visitors see it, `isPublished` as asked. Whatever fails, the page stays as it was typed. */
export async function saveWebsite(deps: SaveDeps, isPublished: boolean): Promise<SaveOutcome> {
  const { store, say } = deps;
  const sent = store.getState();
  const problems = findRefusedFields(sent).map((problem) => ({ ...problem, message: say(problem) }));
  if (problems.length > 0) {
    store.dispatch({ type: 'refuse', errors: toEditorErrors(problems, idsOf(sent)) });
    return { kind: sent.title.trim() === '' || sent.slug === '' ? 'incomplete' : 'refused' };
  }

  try {
    return saved(store, sent, await send(deps, sent, isPublished));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return explain(deps, sent, isPublished, error);
  }
}

function saved(store: EditorStore, sent: EditorState, website: Website): SaveOutcome {
  const { id, version, title, slug, isPublished } = website;
  store.dispatch({ type: 'saved', websiteId: id, version, title, slug, page: sent.page });
  store.dispatch({ type: 'set-published', isPublished });
  return { kind: 'saved', website, isNew: sent.websiteId === null, wasPublished: sent.isPublished };
}

function send(
  { calls }: SaveDeps,
  { websiteId, title, slug, page, version }: EditorState,
  isPublished: boolean,
) {
  const input = { title, slug, ...toStoredPage(page), isPublished };
  return websiteId === null ? calls.create(input) : calls.save(websiteId, { ...input, version });
}

async function explain(
  deps: SaveDeps,
  sent: EditorState,
  isPublished: boolean,
  error: ApiError,
): Promise<SaveOutcome> {
  const { store, calls } = deps;
  if (error.code === 'STALE_VERSION' && sent.websiteId !== null) {
    const current = await calls.read(sent.websiteId).catch(() => null);
    if (!current) return { kind: 'failed', error };
    const isSaid = current.isPublished === isPublished && isSamePage(toEditorPage(current), sent.page);
    if (isSaid) return saved(store, sent, current);
    if (!isOwnSave(sent, current)) return { kind: 'stale', current };
    growFrom(store, current);
    return saveWebsite(deps, isPublished);
  }
  if (isAnswerLost(error)) store.dispatch({ type: 'lose-save', save: { page: sent.page, isPublished } });
  const refused = Object.entries(error.fields).map(([path, message]) => ({ path, message }));
  const errors = toEditorErrors(refused, idsOf(sent));
  if (hasErrors(errors)) store.dispatch({ type: 'refuse', errors });
  return { kind: 'failed', error };
}

function idsOf({ page }: EditorState): string[] {
  return page.sections.map(({ id }) => id);
}
