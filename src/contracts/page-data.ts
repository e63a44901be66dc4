import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { BRAND_PATTERN, groundNames, lookNames, themeChoices } from '@/core/theme';

export const MAX_SECTIONS = 200;
/**
 * A page has at most this many sections and items of their lists, together. Drawing as many takes some tenths of a second.
 */
export const MAX_PAGE_ITEMS = 2_000;
/** A page is at most this large as it is sent. */
export const MAX_PAGE_BYTES = 512 * 1024;

/** A name in the menu is short: it stands beside others. */
export const MENU_LABEL_MAX_LENGTH = 32;

/** The owner has named the section in the page's menu, taken it out, or moved it to this place, from 0. */
const menuChoice = z.strictObject({
  label: z.optional(z.string().check(z.maxLength(MENU_LABEL_MAX_LENGTH, key('validation.tooLong')))),
  isHidden: z.optional(z.literal(true)),
  place: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_SECTIONS))),
});
export type MenuChoice = z.infer<typeof menuChoice>;

/** All types share this shape of a section, bounded and raw: whoever receives a page parses it (`sections/page/page`). */
export const section = z.strictObject({
  /** It is the type, a hyphen and a timestamp; unique on its page. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/)),
  type: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  title: z.string().check(z.maxLength(200, key('validation.tooLong'))),
  content: z.record(z.string(), z.unknown()),
  /** It is the position on the page, from 0. */
  order: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** The owner has chosen its layout and its ground here; without a choice the page decides. */
  layout: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,23}$/))),
  ground: z.optional(z.enum(groundNames)),
  menu: z.optional(menuChoice),
});
export type StoredSection = z.infer<typeof section>;

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.optional(z.enum(choices, key('validation.invalid')));

/** The owner has chosen this style; the default's parts stand in for missing ones. */
const theme = z.strictObject({
  palette: choice(themeChoices.palette),
  fonts: choice(themeChoices.fonts),
  corners: choice(themeChoices.corners),
  spacing: choice(themeChoices.spacing),
  look: choice(lookNames),
  brand: z.optional(z.string().check(z.regex(BRAND_PATTERN, key('validation.invalid')))),
});

/** It is only bounded, as sections are: a draft may be half-written (`checkPage` has the rules of a save). */
const share = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(1_000, key('validation.tooLong')))),
  description: z.optional(z.string().check(z.maxLength(5_000, key('validation.tooLong')))),
  imageUrl: z.optional(z.string().check(z.maxLength(2_000, key('validation.tooLong')))),
});

export const pageData = z.strictObject({
  sections: z.array(section).check(
    z.maxLength(MAX_SECTIONS, key('validation.tooManySections')),
    z.refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      key('validation.sectionIds'),
    ),
  ),
  theme: z.optional(theme),
  share: z.optional(share),
});
export type PageData = z.infer<typeof pageData>;
