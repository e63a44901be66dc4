/** The lines get only this much room at a time, so that words stay in their lines as long as possible. */
const STEP_EM = 0.25;
/** Browsers round widths: a line that just fits must not break. */
const SAFE_PX = 1;

export interface HeldLines {
  /** Gives room back when the text has grown out of its lines. */
  loosen: () => void;
  release: () => void;
}

/**
 * Holds the lines of a balanced text while it is written: the room that balancing left beside them is taken away, so
 * that words stay in their lines. `measure` returns the height of the written text. Returns null for a text that is not
 * balanced.
 */
export function holdLines(element: HTMLElement, measure: () => number): HeldLines | null {
  const look = getComputedStyle(element);
  // The halves of a row have lines of their own, which held-halves.ts holds.
  if (look.display === 'inline' || look.display === 'flex' || !isBalanced(look)) return null;
  const size = Number.parseFloat(look.fontSize);
  const [start, end] = [Number.parseFloat(look.paddingInlineStart), Number.parseFloat(look.paddingInlineEnd)];
  const { width, count } = getLines(element);
  let spare = Math.max(0, element.clientWidth - start - end - width - SAFE_PX);
  if (count < 2 || spare === 0) return null;

  const put = () => {
    const [before, after] = shareOut(spare, look);
    element.style.setProperty('--held', `${start + before}px ${end + after}px`);
  };
  element.dataset.held = '';
  put();
  const height = measure();
  return {
    loosen() {
      while (spare > 0 && measure() > height + SAFE_PX) {
        spare = Math.max(0, spare - STEP_EM * size);
        put();
      }
    },
    release() {
      delete element.dataset.held;
      element.style.removeProperty('--held');
    },
  };
}

function isBalanced(look: CSSStyleDeclaration): boolean {
  return /balance/.test(look.getPropertyValue('text-wrap-style') || look.getPropertyValue('text-wrap'));
}

/** Returns how wide the widest line of a text is, and how many there are. */
function getLines(element: HTMLElement): { width: number; count: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const count = new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
  return { width: boxes.length > 0 ? width : 0, count };
}

/** Returns how much of the spare room stands before and after the lines. */
function shareOut(spare: number, { textAlign }: CSSStyleDeclaration): [before: number, after: number] {
  if (textAlign === 'center') return [spare / 2, spare / 2];
  return textAlign === 'end' || textAlign === 'right' ? [spare, 0] : [0, spare];
}
