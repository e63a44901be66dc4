import { type RefObject, useLayoutEffect } from 'react';
import { addOpenDialog } from './open-dialogs';
import { rescueFocusSoon } from './rescue-focus';

const FIRST_FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** Shows the dialog as a modal for as long as it is mounted; closing gives the focus back to the opener. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const removeOpenDialog = addOpenDialog(dialog);
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIRST_FIELD);
    first?.focus();
    return () => {
      removeOpenDialog();
      dialog.close();
      rescueFocusSoon();
    };
  }, [ref]);
}
