import type { EditorState } from '../editor-state';

/**
 * An action enters the history of undo so: `record` as a step of its own, `merge` as one step with what was typed in
 * the same field shortly before, `skip` not at all.
 */
type HistoryPolicy<Action> =
  | 'record'
  | 'skip'
  /** Names the field that is typed in; null if the action is no typing and therefore a step of its own. */
  | { merge: (action: Action, before: EditorState) => string | null };

export interface ActionDefinition<Action> {
  history: HistoryPolicy<Action>;
  /** Pure: the time comes from outside. An action that changes nothing returns the same state. */
  apply: (state: EditorState, action: Action, nowMs: number) => EditorState;
}

export type ActionByType<Action extends { type: string }> = { [Each in Action as Each['type']]: Each };

/** The definitions of a union of actions by their types. */
export type ActionTable<Action extends { type: string }> = {
  [Type in keyof ActionByType<Action>]: ActionDefinition<ActionByType<Action>[Type]>;
};
