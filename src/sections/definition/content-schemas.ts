import * as z from 'zod/mini';
import { notBlank, textLimit } from '@/core/fields';
import { PAGE_ID_MAX_LENGTH } from '@/core/free-id';
import { toSafeImageUrl } from '@/core/link';
import { key, type MessageKey } from '@/core/messages';
import { linksAreSafe, textFormat } from './text-format-schema';

/** A content has two schemas of one shape: a save keeps every rule, while a draft may still have texts too long and links broken. */
export interface ContentSchemas<Content> {
  saved: z.ZodMiniType<Content>;
  draft: z.ZodMiniType<Content>;
}

/** Builds the schema of a type's content twice, with the rules of a save and without them. */
export function createContentSchemas<Content>(
  build: (fields: ContentFields) => z.ZodMiniType<Content>,
): ContentSchemas<Content> {
  return {
    saved: build(createContentFields((schema, rule) => rule(schema))),
    draft: build(createContentFields((schema) => schema)),
  };
}

type AtSave = <Schema>(schema: Schema, rule: (schema: Schema) => Schema) => Schema;

/** Makes the fields that several types have. */
function createContentFields(atSave: AtSave) {
  const text = atSave(z.string(key('validation.invalid')), (field) => field.check(textLimit));
  return {
    /** Adds a rule that only a save asks for. */
    atSave,
    text,
    requiredText: (message?: MessageKey) => atSave(text, (field) => field.check(notBlank(message))),
    /** This formats the text beside it, whose key has the same name without `Format`; its object is checked by `fitted`. */
    format: z.optional(atSave(textFormat, (field) => field.check(linksAreSafe))),
    /** Makes a field for one line of text, which must keep to a length and to no other rule. */
    line: (maxLength: number) =>
      atSave(z.string(), (field) => field.check(z.maxLength(maxLength, key('validation.tooLong')))),
    itemId: atSave(z.string(), (field) => field.check(z.minLength(1), z.maxLength(PAGE_ID_MAX_LENGTH))),
    /** The address of an image is empty where there is none. */
    imageUrl: atSave(text, (field) =>
      field.check(z.refine((url) => url === '' || toSafeImageUrl(url) !== null, key('validation.imageUrl'))),
    ),
    list: <Item extends z.ZodMiniType>(item: Item, maxLength: number, message: MessageKey) =>
      atSave(z.array(item), (field) => field.check(z.maxLength(maxLength, message))),
  };
}

type ContentFields = ReturnType<typeof createContentFields>;
