// This file is apart from `keepFocus`, because every dialog loads it, and with it every screen.

/** Moves the focus to the top if the element that had it is gone, such as the opener of a dialog. */
export function rescueFocusSoon() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
