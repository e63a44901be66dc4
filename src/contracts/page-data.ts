import { z } from 'zod';
import { key } from '@/core/messages';
import { themeChoices } from '@/core/theme';

export const MAX_SECTIONS = 200;

/**
 * A section in the shape that all types share. What `content` may hold is said by its type's own schema
 * (`sections/registry`); the content of an unknown type is kept as it is.
 */
export const section = z.strictObject({
  /** The type, a hyphen and a timestamp; unique on its page. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  type: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  title: z.string().max(200, key('validation.tooLong')),
  content: z.record(z.string(), z.unknown()),
  /** Position on the page, from 0. */
  order: z.number().int().min(0).max(10_000),
});
export type Section = z.infer<typeof section>;

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, key('validation.invalid')).optional();

/** The style that the owner has chosen; what is missing is the default's. */
const theme = z.strictObject({
  palette: choice(themeChoices.palette),
  fonts: choice(themeChoices.fonts),
  corners: choice(themeChoices.corners),
  spacing: choice(themeChoices.spacing),
});

export const pageData = z.strictObject({
  sections: z
    .array(section)
    .max(MAX_SECTIONS, key('validation.tooManySections'))
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      key('validation.sectionIds'),
    ),
  theme: theme.optional(),
});
export type PageData = z.infer<typeof pageData>;
