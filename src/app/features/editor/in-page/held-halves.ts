import { createContext, useMemo, useState } from 'react';
import { divideInHalf, type Halves } from '@/sections/visitor-kit/halves';

/** While a text is written, the blank at index `at` keeps dividing it. */
interface Held {
  text: string;
  at: number;
}

/** A field divides its text as the page does, and sets where the page divides it; null leaves that to the page. */
interface HeldHalves {
  divide: (text: string) => Halves;
  hold: (held: Held | null) => void;
}

export const HeldHalvesContext = createContext<HeldHalves>({ divide: divideInHalf, hold: () => undefined });

/** Keeps the halves of a title as they were for as long as somebody writes in it. */
export function useHeldHalves(): HeldHalves {
  const [held, hold] = useState<Held | null>(null);
  return useMemo(() => {
    const divide = (text: string) => (held?.text === text ? divideAt(held) : divideInHalf(text));
    return { divide, hold };
  }, [held]);
}

function divideAt({ text, at }: Held): Halves {
  return { before: text.slice(0, at), after: text.slice(at).trim(), isWritten: true };
}

/** Holds a text at the blank where its length divides it. */
export function holdInHalf(text: string): Held {
  return { text, at: divideInHalf(text).before.length };
}

/** In the field this character stands for the room between the halves, or for the end of the first half's line. */
export type Joint = ' ' | '\t' | '\n';

/** Returns the text as its field shows it. */
export function showJoint(text: string, { before }: Halves, joint: Joint): string {
  const at = before.length;
  const isDivided = /[^\S\u00a0]/.test(text.charAt(at));
  return isDivided ? text.slice(0, at) + joint + text.slice(at + 1) : text;
}

/**
 * Reads a text that was typed on a single line. Pasted line breaks become blanks, and so does the joint, at which the
 * halves meet.
 */
export function readTyped(typed: string, joint: Joint): Held {
  const found = joint === ' ' ? -1 : typed.indexOf(joint);
  const toLine = (part: string) => part.replace(/\s*[\r\n\t]+\s*/g, ' ');
  if (found === -1) return holdInHalf(toLine(typed));
  const before = toLine(typed.slice(0, found));
  return { text: `${before} ${toLine(typed.slice(found + 1))}`, at: before.length };
}

/** A line box may be off by this much because of rounding. */
const ROUNDED_PX = 2;

/**
 * Places the field over the two halves of an element, each of which has a line: the first begins where it begins on the
 * page, and a tab leads over the room between them. Returns the joint that must stand between them in the field. It
 * returns null and changes nothing while the page does not show the typed text yet.
 */
export function placeHalves(
  element: HTMLElement,
  written: HTMLElement,
  { before, after }: Halves,
): Joint | null {
  const [first, second, ...others] = element.children;
  const isHalved = first instanceof HTMLElement && second instanceof HTMLElement && others.length === 0;
  if (isHalved && (first.textContent !== before || second.textContent !== after)) return null;
  delete element.dataset.halves;
  delete written.dataset.halves;
  if (!isHalved) return ' ';
  // This attribute gives the halves all the room there is.
  element.dataset.halves = '';
  const joint = getJoint(first, second, Number.parseFloat(getComputedStyle(element).lineHeight));
  if (joint === ' ') {
    delete element.dataset.halves;
    return joint;
  }
  written.dataset.halves = joint === '\t' ? 'beside' : 'below';
  const box = element.getBoundingClientRect();
  const start = getTextStart(first);
  written.style.setProperty('--first-top', `${first.getBoundingClientRect().top - box.top}px`);
  written.style.setProperty('--first-start', `${start - box.left}px`);
  written.style.setProperty('--to-second', `${second.getBoundingClientRect().left - start}px`);
  return joint;
}

function getJoint(first: HTMLElement, second: HTMLElement, linePx: number): Joint {
  const isBeside = second.getBoundingClientRect().left >= first.getBoundingClientRect().right - ROUNDED_PX;
  if (!isBeside) return '\n';
  const hasLines = [first, second].some(({ offsetHeight }) => offsetHeight > 1.5 * linePx);
  return hasLines ? ' ' : '\t';
}

/** Returns where the words of a half begin; for an empty half, where they would end. */
function getTextStart(half: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(half);
  const [words] = range.getClientRects();
  return words?.left ?? half.getBoundingClientRect().right;
}
