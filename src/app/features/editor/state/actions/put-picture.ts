import { remember, stepOf } from '../edit-history';
import type { EditorState } from '../editor-state';

export interface PutPicture {
  type: 'put-picture';
  /** The state with the picture in its place; the same state where that is gone. */
  put: (state: EditorState) => EditorState;
}

/**
 * A picture that was on its way comes onto the page, as a step of its own. It also comes onto what was undone meanwhile:
 * redoing that neither ends with it nor loses it.
 */
export function putPicture(state: EditorState, { put }: PutPicture, nowMs: number): EditorState {
  const next = put(state);
  const future = state.history.future.map((step) => {
    const { page } = put({ ...state, page: step.page });
    return page === step.page ? step : { ...step, page };
  });
  const isOnPage = next.page !== state.page;
  if (!isOnPage && future.every((step, index) => step === state.history.future[index])) return state;
  const history = isOnPage ? remember(state.history, stepOf(state), '', nowMs) : state.history;
  return { ...next, history: { ...history, future } };
}
