import type { EditorState, LostSave } from '../editor-state';

export interface LoseSave {
  type: 'lose-save';
  save: LostSave;
}

/** A save got no answer. The server may have it: its version is then no other copy. */
export function loseSave(state: EditorState, { save }: LoseSave): EditorState {
  return { ...state, lostSaves: [...state.lostSaves, save] };
}
