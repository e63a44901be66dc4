import * as z from 'zod/mini';
import { toSafeHref } from '@/core/link';
import { key } from '@/core/messages';
import { TEXT_MAX_LENGTH } from '@/core/text';
import {
  fitFormat,
  getLongText,
  lineKinds,
  MAX_FORMAT_PARTS,
  markKinds,
  setLongText,
  type TextFormat,
  type WithLongText,
} from '@/core/text-format';

const count = z.int().check(z.gte(0));

/** The schema accepts a formatting as `core/text-format` defines it, and refuses every other kind and key. */
export const textFormat: z.ZodMiniType<TextFormat> = z.strictObject({
  madeFor: z.strictObject({ length: count, checksum: count }),
  lines: z
    .array(z.strictObject({ line: count, kind: z.enum(lineKinds) }))
    .check(z.maxLength(MAX_FORMAT_PARTS)),
  marks: z
    .array(
      z
        .strictObject({
          kind: z.enum(markKinds),
          from: count,
          to: count,
          href: z.optional(z.string().check(z.maxLength(TEXT_MAX_LENGTH))),
        })
        .check(
          z.refine(({ kind, from, to, href }) => from < to && (kind === 'link') === (href !== undefined)),
        ),
    )
    .check(z.maxLength(MAX_FORMAT_PARTS)),
});

export function isTextFormat(value: unknown): value is TextFormat {
  return textFormat.safeParse(value).success;
}

/** Only a save asks for this rule. */
export const linksAreSafe = z.refine<TextFormat>(
  ({ marks }) => marks.every(({ href }) => href === undefined || toSafeHref(href) !== null),
  key('validation.link'),
);

/** Leaves out formatting that does not fit its text: whoever changed the text alone wrote a plain one. */
export function fitted<Name extends string>(name: Name) {
  return z.overwrite<WithLongText<Name>>((content) => {
    const { text, format } = getLongText(content, name);
    return setLongText(content, name, { text, format: fitFormat(text, format) });
  });
}
