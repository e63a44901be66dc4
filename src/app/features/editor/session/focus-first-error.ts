/** After a refused save the first refused field is scrolled to and takes the focus. */
export function focusFirstError(root: HTMLElement | null) {
  // The section that opens for it is drawn before the next frame.
  requestAnimationFrame(() => {
    const field = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
