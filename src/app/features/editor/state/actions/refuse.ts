import type { EditorErrors, EditorState } from '../editor-state';

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
