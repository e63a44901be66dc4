import type { Page } from 'playwright-core';

/**
 * Lists what somebody could not read or reach on the screen as it is drawn now: a page that scrolls sideways, text that
 * is cut off, a control that something covers or that cannot be scrolled to, and motion where none is wanted. Looks at
 * the topmost dialog or popover if there is one, or at a part of the screen only.
 */
export function listLayoutFaults(page: Page, part?: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.documentElement;
    const faults: string[] = [];
    const layers = document.querySelectorAll(selector ?? 'dialog:modal, [popover]:popover-open');
    const frame = layers[layers.length - 1] ?? document.body;
    const shown = [...frame.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isMeantForAll(element),
    );

    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways: ${shown.filter(isBeyond).map(nameOf)}`);
    for (const element of shown) {
      if (isCut(element)) faults.push(`is cut off: ${nameOf(element)}`);
      if (isControl(element) && !isReachable(element)) faults.push(`is out of reach: ${nameOf(element)}`);
    }
    for (const { effect } of document.getAnimations()) {
      if (Number(effect?.getComputedTiming().endTime) <= 1) continue;
      faults.push(`moves: ${nameOf((effect as KeyframeEffect).target as HTMLElement)}`);
    }
    root.scrollTo({ top: 0, behavior: 'instant' });
    return faults;

    function nameOf(element: HTMLElement): string {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName}.${element.className} ${text.trim().slice(0, 40)}`;
    }

    function isBeyond(element: HTMLElement): boolean {
      return element.childElementCount === 0 && element.getBoundingClientRect().right > root.clientWidth + 1;
    }

    /** Returns false for decoration, inert elements, and the link that only the keyboard shows. */
    function isMeantForAll(element: HTMLElement): boolean {
      return (
        element.closest(
          '[inert], [aria-hidden="true"], [role="img"], svg, [href="#main"], [href="#content"]',
        ) === null
      );
    }

    /** Returns true if the element hides a part of its text, and neither it nor a press on it shows the rest. */
    function isCut(element: HTMLElement): boolean {
      // Text for screen readers only is a pixel wide, and a field scrolls by itself.
      if (element.clientWidth <= 1 || element.matches('input, textarea, select')) return false;
      if (!element.textContent?.trim() || element.title !== '' || element.querySelector('[inert]'))
        return false;
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      if (isTooWide && element.matches('button, .btn, .badge')) return true;
      if (element.closest('[aria-expanded], [aria-haspopup]')) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isTooHigh = element.scrollHeight > element.clientHeight + 1;
      return (isHiding(overflowX) && isTooWide) || (isHiding(overflowY) && isTooHigh);
    }

    function isControl(element: HTMLElement): boolean {
      return (
        element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') &&
        !element.matches(':disabled')
      );
    }

    /** Returns true if the element is in sight after the browser has scrolled no further than it must. */
    function isReachable(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // A link may go over several lines, so its first box counts.
      const box = element.getClientRects()[0];
      if (!box || box.width <= 1) return true;
      // For a high element, a point near the top of its visible part is taken.
      const upper = Math.max(box.top, 0);
      const middle = upper + Math.min(box.bottom - upper, innerHeight / 6) / 2;
      const top = document.elementFromPoint(box.left + box.width / 2, middle);
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      return top !== null && [element, ...labels].some((part) => part.contains(top) || top.contains(part));
    }
  }, part);
}
