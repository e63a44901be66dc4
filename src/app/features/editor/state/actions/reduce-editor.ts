import type { Website } from '@/contracts/websites';
import { toSlug } from '@/core/slug';
import { toEditorPage } from '../editor-page';
import {
  type ActionByType,
  type ActionDefinition,
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
import { type SectionAction, sectionActions } from './section-actions';
import { type SettingAction, setTitle, settingActions } from './setting-actions';

const MAX_STEPS = 100;
const TOGETHER_MS = 1500;

type HistoryAction = Undo | Redo | PutImage;

/** These actions write the history themselves. */
const historyActions: ActionTable<HistoryAction> = {
  undo: { history: 'skip', apply: undo },
  redo: { history: 'skip', apply: redo },
  'put-image': { history: 'skip', apply: putImage },
};

type SaveAction = Load | KeepAsNew | LoseSave | Rebase | Refuse | Restore | Saved | SetPublished;

const saveActions: ActionTable<SaveAction> = {
  load: { history: 'skip', apply: load },
  'keep-as-new': { history: 'skip', apply: convertToNew },
  'lose-save': { history: 'skip', apply: loseSave },
  rebase: { history: 'skip', apply: rebase },
  refuse: { history: 'skip', apply: refuse },
  restore: { history: 'record', apply: restore },
  saved: { history: 'skip', apply: acceptSave },
  'set-published': { history: 'skip', apply: setPublished },
};

export type EditorAction = SectionAction | SettingAction | SaveAction | HistoryAction;

type Actions = ActionByType<EditorAction>;

const actions: ActionTable<EditorAction> = {
  ...sectionActions,
  ...settingActions,
  ...saveActions,
  ...historyActions,
};

/** Returns the editor's state after an action. It is pure, so the time is passed in. */
export function reduceEditor(state: EditorState, action: EditorAction, nowMs: number): EditorState {
  return applyAction(state, action.type, action, nowMs);
}

function applyAction<Type extends keyof Actions>(
  state: EditorState,
  type: Type,
  action: Actions[Type],
  nowMs: number,
): EditorState {
  const { history, apply }: ActionDefinition<Actions[Type]> = actions[type];
  const next = apply(state, action, nowMs);
  if (history === 'skip' || (next.page === state.page && next.title === state.title)) return next;
  const typed = history === 'record' ? null : history.merge(action, state);
  const field = typed === null ? null : `${type} ${typed}`;
  return { ...next, history: recordEdit(state.history, toStep(state), field, nowMs) };
}

/** Returns the present state as a step that undo can return to. */
function toStep({ title, page }: EditorState): EditStep {
  return { title, page };
}

/** Returns the history after an edit of `field` that replaced `before`; with null the edit is always a step of its own. */
export function recordEdit(
  history: EditHistory,
  before: EditStep,
  field: string | null,
  nowMs: number,
): EditHistory {
  const { latest } = history;
  const isSameEdit = field !== null && latest?.field === field && nowMs - latest.atMs < TOGETHER_MS;
  return {
    past: isSameEdit && history.past.length > 0 ? history.past : [...history.past, before].slice(-MAX_STEPS),
    future: [],
    latest: { field, atMs: nowMs },
  };
}

/** Returns the state at another step of the history. A created website keeps its name. */
function goTo(state: EditorState, { title, page }: EditStep, history: EditHistory): EditorState {
  const isRenamed = state.websiteId === null && title !== state.title;
  const name = isRenamed ? { title, slug: toSlug(title) } : null;
  return { ...state, ...name, page, errors: noErrors, history };
}

export interface Undo {
  type: 'undo';
}

export function undo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const step = past.at(-1);
  if (!step) return state;
  return goTo(state, step, { past: past.slice(0, -1), future: [...future, toStep(state)], latest: null });
}

export interface Redo {
  type: 'redo';
}

export function redo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const step = future.at(-1);
  if (!step) return state;
  return goTo(state, step, { past: [...past, toStep(state)], future: future.slice(0, -1), latest: null });
}

export interface PutImage {
  type: 'put-image';
  /** Returns the state with the image in its place; the same state if that place is gone. */
  put: (state: EditorState) => EditorState;
}

/**
 * Puts an uploaded image onto the page, as a step of its own. It is also put onto undone steps, so that redoing them
 * still works and keeps the image. Where its place was removed, it is put onto the steps that undo returns to instead.
 */
export function putImage(state: EditorState, { put }: PutImage, nowMs: number): EditorState {
  const next = put(state);
  const isOnPage = next.page !== state.page;
  const { history } = state;
  const past = isOnPage ? history.past : putOnSteps(state, history.past, put);
  const future = putOnSteps(state, history.future, put);
  if (!isOnPage && past === history.past && future === history.future) return state;
  const recorded = isOnPage ? recordEdit(history, toStep(state), null, nowMs) : { ...history, past };
  return { ...next, history: { ...recorded, future } };
}

/** Returns the steps with an image on those that have its place; the same list if none has it. */
function putOnSteps(
  state: EditorState,
  steps: EditHistory['past'],
  put: PutImage['put'],
): EditHistory['past'] {
  const changed = steps.map((step) => {
    const { page } = put({ ...state, page: step.page });
    return page === step.page ? step : { ...step, page };
  });
  return changed.every((step, index) => step === steps[index]) ? steps : changed;
}

interface Load {
  type: 'load';
  website: Website;
}

/** Replaces everything by a stored website. */
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

interface KeepAsNew {
  type: 'keep-as-new';
}

/** The website was deleted elsewhere: the work becomes a website that is to be created, and can get another name. */
export function convertToNew({ title, page, openSectionId, history }: EditorState): EditorState {
  return { ...newWebsiteState, title, slug: toSlug(title), page, openSectionId, history };
}

interface LoseSave {
  type: 'lose-save';
  save: LostSave;
}

/** Notes a save without an answer. The server may have it, and then its version is no conflict. */
export function loseSave(state: EditorState, { save }: LoseSave): EditorState {
  return { ...state, lostSaves: [...state.lostSaves, save] };
}

export interface Rebase {
  type: 'rebase';
  version: number;
  isPublished: boolean;
  /** Another save stored this page. */
  savedPage: EditorPage;
}

/** Keeps the work after another save came in between; from now on it grows from that save. */
export function rebase(state: EditorState, { version, isPublished, savedPage }: Rebase): EditorState {
  const saved = { title: state.title, page: savedPage };
  return { ...state, version, isPublished, saved, lostSaves: [] };
}

interface Refuse {
  type: 'refuse';
  errors: EditorErrors;
}

/** Shows the errors of a refused save at their fields and opens the first section that has one. */
export function refuse(state: EditorState, { errors }: Refuse): EditorState {
  const isSettings = Object.keys(errors.settings).length > 0;
  const first = state.page.sections.find(({ id }) => id in errors.sections);
  return { ...state, errors, openSectionId: !isSettings && first ? first.id : state.openSectionId };
}

interface Restore {
  type: 'restore';
  page: EditorPage;
  /** The title is restored only for a website that is not created yet. */
  title?: string;
}

/** Replaces the page by a draft or another version; the last save stays what it is. */
export function restore(state: EditorState, { page, title = state.title }: Restore): EditorState {
  const named = setTitle(state, { type: 'set-title', title });
  return { ...named, page, openSectionId: null, errors: noErrors };
}

interface Saved {
  type: 'saved';
  websiteId: number;
  version: number;
  /** These were sent; the owner may have typed on meanwhile. */
  title: string;
  slug: string;
  page: EditorPage;
}

/** Accepts a save that has succeeded; whatever was typed since is unsaved work. */
export function acceptSave(
  state: EditorState,
  { websiteId, version, title, slug, page }: Saved,
): EditorState {
  const now = { websiteId, version, title, slug, saved: { title, page } };
  const history =
    state.websiteId === null ? withTitle(state.history, { title, page: state.page }) : state.history;
  return { ...state, ...now, lostSaves: [], errors: noErrors, history };
}

/** Returns the history of a website that was just created by this title, without ways back to another title. */
export function withTitle({ past, future, latest }: EditHistory, { title, page }: EditStep): EditHistory {
  const withoutNaming = (steps: readonly EditStep[]) =>
    steps
      .filter((step, index) => step.page !== (steps[index + 1] ?? { page }).page)
      .map((step) => ({ ...step, title }));
  return { past: withoutNaming(past), future: withoutNaming(future), latest };
}

interface SetPublished {
  type: 'set-published';
  isPublished: boolean;
}

export function setPublished(state: EditorState, { isPublished }: SetPublished): EditorState {
  return { ...state, isPublished };
}
