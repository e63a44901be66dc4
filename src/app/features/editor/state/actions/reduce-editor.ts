import { toSlug } from '@/core/slug';
import {
  type ActionByType,
  type ActionDefinition,
  type ActionTable,
  type EditHistory,
  type EditorState,
  type EditStep,
  noErrors,
} from '../editor-state';
import { type SaveAction, saveActions } from './save-actions';
import { type SectionAction, sectionActions } from './section-actions';
import { type SettingAction, settingActions } from './setting-actions';

const MAX_STEPS = 100;
const TOGETHER_MS = 1500;

type HistoryAction = Undo | Redo | PutImage;

/** These write the history themselves. */
const historyActions: ActionTable<HistoryAction> = {
  undo: { history: 'skip', apply: undo },
  redo: { history: 'skip', apply: redo },
  'put-image': { history: 'skip', apply: putImage },
};

export type EditorAction = SectionAction | SettingAction | SaveAction | HistoryAction;

type Actions = ActionByType<EditorAction>;

const actions: ActionTable<EditorAction> = {
  ...sectionActions,
  ...settingActions,
  ...saveActions,
  ...historyActions,
};

/** The editor's state after an action. Pure: the time comes from outside. */
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
  return { ...next, history: recordEdit(state.history, stepOf(state), field, nowMs) };
}

/** The present state as a step that undo can return to. */
function stepOf({ title, page }: EditorState): EditStep {
  return { title, page };
}

/** The history after an edit of `field` that replaced `before`; an edit of no field is always a step of its own. */
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

/** The state at another step. A created website keeps its name. */
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
  return goTo(state, step, { past: past.slice(0, -1), future: [...future, stepOf(state)], latest: null });
}

export interface Redo {
  type: 'redo';
}

export function redo(state: EditorState): EditorState {
  const { past, future } = state.history;
  const step = future.at(-1);
  if (!step) return state;
  return goTo(state, step, { past: [...past, stepOf(state)], future: future.slice(0, -1), latest: null });
}

export interface PutImage {
  type: 'put-image';
  /** Returns the state with the image in its place; the same state where that is gone. */
  put: (state: EditorState) => EditorState;
}

/**
 * An image that was on its way comes onto the page, as a step of its own. It also comes onto what was undone meanwhile:
 * redoing that neither ends with it nor loses it.
 */
export function putImage(state: EditorState, { put }: PutImage, nowMs: number): EditorState {
  const next = put(state);
  const future = state.history.future.map((step) => {
    const { page } = put({ ...state, page: step.page });
    return page === step.page ? step : { ...step, page };
  });
  const isOnPage = next.page !== state.page;
  if (!isOnPage && future.every((step, index) => step === state.history.future[index])) return state;
  const history = isOnPage ? recordEdit(state.history, stepOf(state), null, nowMs) : state.history;
  return { ...next, history: { ...history, future } };
}
