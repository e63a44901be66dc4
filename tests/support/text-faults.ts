import type { Page } from 'playwright-core';

/**
 * Lists what is wrong with the texts of the sections of a public page as it is drawn now, or of other parts of it: a
 * page that is wider than its window, text that something cuts, and text of a part that lies on other text of it.
 */
export function listTextFaults(page: Page, parts = '.s-main > .s'): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.documentElement;
    const faults: string[] = [];
    // Nothing moves during the check, and many lines stand in the same boxes, so each box is read once.
    const boxes = new Map<Element, Box>();
    for (const section of document.querySelectorAll<HTMLElement>(selector)) {
      const name = section.id || section.className;
      const lines = listLines(section);
      for (const line of lines) {
        const cutBy = findCut(line);
        if (cutBy) faults.push(`${name}: ${nameOf(line.element)} is cut by ${nameOf(cutBy)}`);
      }
      for (const [one, other] of listOverlaps(lines))
        faults.push(`${name}: ${nameOf(one.element)} lies on ${nameOf(other.element)}`);
    }
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll<HTMLElement>('.site *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isScrolled(element),
      );
      faults.push(
        `${root.scrollWidth - root.clientWidth} px sideways: ${wide.slice(0, 4).map(describePlace)}`,
      );
    }
    return [...new Set(faults)];

    interface Line {
      element: HTMLElement;
      box: DOMRect;
    }

    /** Describes an element in which a line may stand. */
    interface Box {
      edge: DOMRect;
      overflow: string[];
      /** Text that ends in an ellipsis tells that there is more, which its section shows elsewhere. */
      isShortened: boolean;
      /** Such an element is clipped away entirely, so only screen readers read it. */
      isForReaders: boolean;
    }

    function readBox(element: Element): Box {
      const known = boxes.get(element);
      if (known) return known;
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      const box = {
        edge: element.getBoundingClientRect(),
        overflow: [overflowX, overflowY],
        isShortened: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        isForReaders: clipPath === 'inset(50%)',
      };
      boxes.set(element, box);
      return box;
    }

    function* goOutwards(element: Element): Generator<Element> {
      for (let outer: Element | null = element; outer && outer !== root; outer = outer.parentElement)
        yield outer;
    }

    function findOuter(element: Element, isFound: (box: Box) => boolean): Element | null {
      for (const outer of goOutwards(element)) if (isFound(readBox(outer))) return outer;
      return null;
    }

    /** Lists the lines of all texts that everybody can see. */
    function listLines(section: HTMLElement): Line[] {
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.textContent?.trim() || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const shortener = findOuter(element, ({ isShortened }) => isShortened);
        const shortened = shortener && readBox(shortener).edge;
        for (const { x, y, right, height } of range.getClientRects()) {
          const end = Math.min(right, shortened?.right ?? right);
          const isLeftOut = shortened && y + height / 2 > shortened.bottom;
          if (end - x > 1 && !isLeftOut) found.push({ element, box: new DOMRect(x, y, end - x, height) });
        }
      }
      return found;
    }

    /** Returns false for drawings, and for texts that only screen readers read. */
    function isSeen(element: HTMLElement): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('svg, option') === null &&
        findOuter(element, ({ isForReaders }) => isForReaders) === null
      );
    }

    /** Returns the element that hides a part of a line; an element that scrolls can show all of it. */
    function findCut({ element, box }: Line): Element | null {
      for (const outer of goOutwards(element)) {
        const { edge, overflow, isShortened } = readBox(outer);
        const [overflowX = '', overflowY = ''] = overflow;
        if (isShortened || overflow.some((value) => value === 'auto' || value === 'scroll')) return null;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        // Letters may reach out of a line with a small line height.
        const slack = box.height / 3;
        if (hides(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return outer;
        if (hides(overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
          return outer;
      }
      return box.left < -1 || box.right > root.clientWidth + 1 ? root : null;
    }

    /** Lists the pairs of lines of different elements that lie on each other. */
    function listOverlaps(lines: readonly Line[]): [Line, Line][] {
      // The letters of a line are lower than its box.
      const inner = lines.map(({ element, box }) => ({
        element,
        box: new DOMRect(box.x + 1, box.y + box.height * 0.3, box.width - 2, box.height * 0.4),
      }));
      inner.sort((a, b) => a.box.top - b.box.top);
      const pairs: [Line, Line][] = [];
      inner.forEach((one, index) => {
        for (const other of inner.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break;
          const isBeside = other.box.left >= one.box.right || one.box.left >= other.box.right;
          if (!isBeside && one.element !== other.element) pairs.push([one, other]);
        }
      });
      return pairs;
    }

    function isScrolled(element: HTMLElement): boolean {
      for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowX !== 'visible') return true;
      return false;
    }

    function describePlace(element: HTMLElement): string {
      return `${element.closest('.s')?.id} ${nameOf(element)}`;
    }

    function nameOf(element: Element): string {
      const text = (element.textContent ?? '').trim().slice(0, 24);
      return `${element.localName}.${element.getAttribute('class') ?? ''} '${text}'`;
    }
  }, parts);
}

/** Lists the words of such elements that stand on two lines: a number or a month in two parts cannot be read at a glance. */
export function listBrokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const isBroken = (text: Text, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      return tops.size > 1;
    };
    const broken: string[] = [];
    for (const element of document.querySelectorAll(wanted)) {
      if (!element.checkVisibility()) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g))
          if (isBroken(text, index, word.length)) broken.push(`'${word}' of '${element.textContent}'`);
    }
    return broken;
  }, selector);
}
