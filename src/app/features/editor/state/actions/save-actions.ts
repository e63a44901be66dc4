import type { Website } from '@/contracts/websites';
import { toSlug } from '@/core/slug';
import { toEditorPage } from '../editor-page';
import {
  type ActionTable,
  type EditHistory,
  type EditorErrors,
  type EditorPage,
  type EditorState,
  type EditStep,
  type LostSave,
  newWebsiteState,
  noErrors,
} from '../editor-state';
import { setTitle } from './setting-actions';

export interface Load {
  type: 'load';
  website: Website;
}

/** A stored website replaces everything. */
export function load(_state: EditorState, { website }: Load): EditorState {
  const page = toEditorPage(website);
  return {
    ...newWebsiteState,
    websiteId: website.id,
    version: website.version,
    isPublished: website.isPublished,
    title: website.title,
    slug: website.slug,
    page,
    saved: { title: website.title, page },
  };
}

export interface KeepAsNew {
  type: 'keep-as-new';
}

/** The website was deleted elsewhere: what is here becomes one that is to be created, and can be named anew. */
export function keepAsNew({ title, page, openSectionId, history }: EditorState): EditorState {
  return { ...newWebsiteState, title, slug: toSlug(title), page, openSectionId, history };
}

export interface LoseSave {
  type: 'lose-save';
  save: LostSave;
}

/** A save got no answer. The server may have it: its version is then no other copy. */
export function loseSave(state: EditorState, { save }: LoseSave): EditorState {
  return { ...state, lostSaves: [...state.lostSaves, save] };
}

export interface Rebase {
  type: 'rebase';
  version: number;
  isPublished: boolean;
  /** The page that another save stored. */
  savedPage: EditorPage;
}

/** Another save came in between: the work stays and now grows from that one. */
export function rebase(state: EditorState, { version, isPublished, savedPage }: Rebase): EditorState {
  const saved = { title: state.title, page: savedPage };
  return { ...state, version, isPublished, saved, lostSaves: [] };
}

export interface Refuse {
  type: 'refuse';
  errors: EditorErrors;
}

/** A save was refused: the errors are shown at their fields and the first section that has one opens. */
export function refuse(state: EditorState, { errors }: Refuse): EditorState {
  const isSettings = Object.keys(errors.settings).length > 0;
  const first = state.page.sections.find(({ id }) => id in errors.sections);
  return { ...state, errors, openSectionId: !isSettings && first ? first.id : state.openSectionId };
}

export interface Restore {
  type: 'restore';
  page: EditorPage;
  /** Of a website that is not created yet. */
  title?: string;
}

/** A draft or another version takes the place of the page; the last save stays what it is. */
export function restore(state: EditorState, { page, title = state.title }: Restore): EditorState {
  const named = setTitle(state, { type: 'set-title', title });
  return { ...named, page, openSectionId: null, errors: noErrors };
}

export interface Saved {
  type: 'saved';
  websiteId: number;
  version: number;
  /** The state that was sent: the owner may have typed on meanwhile. */
  title: string;
  slug: string;
  page: EditorPage;
}

/** A save has succeeded; whatever was typed since stays and is unsaved work. */
export function saved(state: EditorState, { websiteId, version, title, slug, page }: Saved): EditorState {
  const now = { websiteId, version, title, slug, saved: { title, page } };
  const history =
    state.websiteId === null ? withTitle(state.history, { title, page: state.page }) : state.history;
  return { ...state, ...now, lostSaves: [], errors: noErrors, history };
}

/** The history of a website that was just created by this title: there is no way back to another one. */
export function withTitle({ past, future, latest }: EditHistory, { title, page }: EditStep): EditHistory {
  const withoutNaming = (steps: readonly EditStep[]) =>
    steps
      .filter((step, index) => step.page !== (steps[index + 1] ?? { page }).page)
      .map((step) => ({ ...step, title }));
  return { past: withoutNaming(past), future: withoutNaming(future), latest };
}

export interface SetPublished {
  type: 'set-published';
  isPublished: boolean;
}

export function setPublished(state: EditorState, { isPublished }: SetPublished): EditorState {
  return { ...state, isPublished };
}

export type SaveAction = Load | KeepAsNew | LoseSave | Rebase | Refuse | Restore | Saved | SetPublished;

export const saveActions: ActionTable<SaveAction> = {
  load: { history: 'skip', apply: load },
  'keep-as-new': { history: 'skip', apply: keepAsNew },
  'lose-save': { history: 'skip', apply: loseSave },
  rebase: { history: 'skip', apply: rebase },
  refuse: { history: 'skip', apply: refuse },
  restore: { history: 'record', apply: restore },
  saved: { history: 'skip', apply: saved },
  'set-published': { history: 'skip', apply: setPublished },
};
