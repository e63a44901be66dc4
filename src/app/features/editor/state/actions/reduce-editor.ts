import type { ActionByType, ActionDefinition, ActionTable, EditorState } from '../editor-state';
import { type HistoryAction, historyActions, recordEdit, stepOf } from './history-actions';
import { type SaveAction, saveActions } from './save-actions';
import { type SectionAction, sectionActions } from './section-actions';
import { type SettingAction, settingActions } from './setting-actions';

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
