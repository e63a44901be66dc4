import type { Page } from 'playwright-core';
import type { GroundName } from '@/core/theme';

/** Holds the colours of a text and of the ground behind it, written #rrggbb as they are seen. */
export interface ColourPair {
  place: string;
  text: string;
  behind: string;
  /** Large text needs less contrast. */
  isLarge: boolean;
}

/** Holds an owner's colour without its #, and its rules; both are missing for the page as it came. */
export interface Dress {
  brand?: string;
  css?: string;
}

/** So many texts of the same place and style are looked at, because a rule can be for each second or third of them. */
const ALIKE_MAX = 3;

/**
 * Finds the texts of a public page, with the values and placeholders of its fields, and lists for each dress the
 * colours of each text and of the nearest grounds below it, laid over each other. All sections stand on the given
 * ground, or on none. Words on a picture are measured on white and on black. Other texts on pictures and disabled
 * controls are left out.
 */
export function listColourPairs(
  page: Page,
  ground: GroundName | undefined,
  dresses: readonly Dress[],
): Promise<ColourPair[][]> {
  return page.evaluate(
    ({ ground, dresses, alikeMax }) => {
      type Colour = [red: number, green: number, blue: number, alpha: number];
      interface Ground {
        colour: Colour;
        /** It applies to everything that stands on the ground. */
        opacity: number;
      }

      const WHITE: Ground = { colour: [255, 255, 255, 1], opacity: 1 };
      const BLACK: Colour = [0, 0, 0, 1];
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const colours = new Map<string, Colour>();
      const site = document.querySelector<HTMLElement>('.site');
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      for (const section of document.querySelectorAll<HTMLElement>('.s-main > .s')) {
        if (ground) section.dataset.ground = ground;
        else section.removeAttribute('data-ground');
      }
      const spots = listSpots();
      const results = dresses.map(({ brand, css = '' }) => {
        sheet.replaceSync(`* { transition: none !important; animation: none !important } ${css}`);
        if (brand) site?.setAttribute('data-brand', brand);
        else site?.removeAttribute('data-brand');
        return listPairs();
      });
      site?.removeAttribute('data-brand');
      return results;

      function listSpots(): HTMLElement[] {
        const alike = new Map<string, number>();
        return [...document.querySelectorAll<HTMLElement>('.site *')].filter((element) => {
          if (!isRead(element) || !isSeen(element)) return false;
          const key = `${describePlace(element)} ${element.parentElement?.className}`;
          const count = (alike.get(key) ?? 0) + 1;
          alike.set(key, count);
          return count <= alikeMax;
        });
      }

      /** Returns true for fields, and for elements with words of their own. */
      function isRead(element: HTMLElement): boolean {
        if (element.closest('svg, option, script, style, .s-frame:has(img)')) return false;
        if (element.matches(':disabled, :disabled + *')) return false;
        if (element.matches('textarea, select')) return true;
        if (element.matches('input')) return !element.matches('[type="radio"], [type="checkbox"]');
        return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      }

      /** Returns false for hidden elements, and for those that only screen readers read. */
      function isSeen(element: HTMLElement): boolean {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        for (let outer: HTMLElement | null = element; outer; outer = outer.parentElement)
          if (getComputedStyle(outer).clipPath === 'inset(50%)') return false;
        return true;
      }

      function listPairs(): ColourPair[] {
        const grounds = new Map<Element, Ground>();
        const pairs = new Map<string, ColourPair>();
        const addPair = (place: string, style: CSSStyleDeclaration, { colour, opacity }: Ground, own = 1) => {
          const [red, green, blue, alpha] = readColour(style.color);
          const size = Number.parseFloat(style.fontSize);
          const text = toHex(layOver([red, green, blue, alpha * opacity * own], colour));
          const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
          const pair = { place, text, behind: toHex(colour), isLarge };
          pairs.set(Object.values(pair).join(' '), pair);
        };
        for (const element of spots) {
          const below = findGround(element, grounds);
          const place = describePlace(element);
          const style = getComputedStyle(element);
          const behind = element.closest('[data-layout="behind"]')?.querySelector('.s-frame');
          const isOnPicture = behind && !element.matches('.s-btn');
          if (isOnPicture)
            for (const colour of listVeiled(behind)) addPair(place, style, { ...below, colour });
          else addPair(place, style, below);
          if (!element.matches(':placeholder-shown')) continue;
          const empty = getComputedStyle(element, '::placeholder');
          addPair(`${place}::placeholder`, empty, below, Number(empty.opacity));
        }
        return [...pairs.values()];
      }

      function findGround(element: Element | null, found: Map<Element, Ground>): Ground {
        if (!element) return WHITE;
        const known = found.get(element);
        if (known) return known;
        const style = getComputedStyle(element);
        const below = findGround(element.parentElement, found);
        const shown = Number(style.opacity);
        const [red, green, blue, alpha] = element.matches('.s-hero')
          ? readTop(style)
          : readColour(style.backgroundColor);
        const layer: Colour = [red, green, blue, alpha * below.opacity * shown];
        const own = { colour: layOver(layer, below.colour), opacity: below.opacity * shown };
        found.set(element, own);
        return own;
      }

      /** Returns the colours of a white picture and of a black one through the veil over them. */
      function listVeiled(frame: Element): Colour[] {
        const veil = readTop(getComputedStyle(frame, '::after'));
        return [WHITE.colour, BLACK].map((picture) => layOver(veil, picture));
      }

      /** Returns the colour of a ground; for a ground that is only a gradient, its first colour, on which words stand. */
      function readTop({ backgroundColor, backgroundImage }: CSSStyleDeclaration): Colour {
        const colour = readColour(backgroundColor);
        const [first = backgroundColor] = /[a-z]+\([^()]*\)/.exec(backgroundImage) ?? [];
        return colour[3] === 0 ? readColour(first) : colour;
      }

      function layOver([red, green, blue, alpha]: Colour, below: Colour): Colour {
        const mix = (part: number, partBelow: number) => part * alpha + partBelow * (1 - alpha);
        return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
      }

      /** Reads a computed colour by a canvas, which knows every way of writing one. */
      function readColour(css: string): Colour {
        const known = colours.get(css);
        if (known) return known;
        if (!canvas) throw new Error('This browser has no canvas');
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const colour: Colour = [red, green, blue, alpha / 255];
        colours.set(css, colour);
        return colour;
      }

      function toHex([red, green, blue]: Colour): string {
        const parts = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0'));
        return `#${parts.join('')}`;
      }

      function describePlace(element: HTMLElement): string {
        const outer = element.closest<HTMLElement>('.s, .site > *');
        const path = new Set([outer, element.parentElement?.closest('[class]'), element]);
        const names = [...path].map(
          (each) => each && `${each.localName}.${each.getAttribute('class') ?? ''}`,
        );
        return `${outer?.dataset.layout ?? ''} ${names.join(' > ')}`.trim();
      }
    },
    { ground, dresses, alikeMax: ALIKE_MAX },
  );
}
