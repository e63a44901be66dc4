/** Where what had the focus is gone, such as the opener of a dialog, the reader starts at the top again. */
export function rescueFocusSoon() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
