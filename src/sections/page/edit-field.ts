import { keyPictures } from '@/core/keyed-pictures';
import type { LongText } from '@/core/text-format';
import { isTextFormat } from '../definition/text-format-schema';
import type { KnownSection } from './definitions';
import { parseSection } from './page';

/**
 * They lead from a section to one of its fields: keys, and items by their id, such as `content services a1 price`. A picture of a
 * list has no id and is known by its number, or by the id of `keyPictures`.
 */
export type FieldSteps = readonly string[];

/** Returns the text that a section has in a field; null where there is no such field. */
export function findFieldText(section: KnownSection, steps: FieldSteps): string | null {
  const value = findKeys(section, steps)?.value;
  return typeof value === 'string' ? value : null;
}

/** Returns a long text with its formatting; null where there is no such field. */
export function findFieldLongText(section: KnownSection, steps: FieldSteps): LongText | null {
  const found = findKeys(section, steps);
  if (typeof found?.value !== 'string') return null;
  const format: unknown = Reflect.get(found.holder, `${steps.at(-1)}Format`);
  return { text: found.value, format: isTextFormat(format) ? format : undefined };
}

/** Returns the path that errors have for a field, such as `content.services.2.price`; null where there is no such field. */
export function findFieldPath(section: KnownSection, steps: FieldSteps): string | null {
  return findKeys(section, steps)?.keys.join('.') ?? null;
}

/** Returns the section with another text in a field; null where it has no such field. */
export function setField(
  section: KnownSection,
  steps: FieldSteps,
  { text, format }: LongText,
): KnownSection | null {
  const found = findKeys(section, steps);
  if (typeof found?.value !== 'string') return null;
  if (steps.length === 1) return { ...section, title: text };
  const name = found.keys.at(-1) ?? '';
  const content = replaceAt(section.content, found.keys.slice(1, -1), (holder) => {
    if (Array.isArray(holder)) return holder.with(Number(name), text);
    const changed = { ...holder, [name]: text, [`${name}Format`]: format };
    if (!format) Reflect.deleteProperty(changed, `${name}Format`);
    return changed;
  });
  return parseSection({ ...section, content: { ...content } });
}

/**
 * Returns the name of a picture's slot in its section, as the section's fields call it: the items that lead to it, and the
 * part of an item where it has several; undefined for the only picture of a section.
 */
export function findPictureSlot(section: KnownSection, steps: FieldSteps): string | undefined {
  const names = steps.filter((_step, index) => {
    const holder = findKeys(section, steps.slice(0, index))?.value;
    const value = findKeys(section, steps.slice(0, index + 1))?.value;
    return index > 0 && (Array.isArray(holder) || (typeof value === 'object' && !Array.isArray(value)));
  });
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Returns steps that lead to the same picture when others of its list were added, moved or removed. */
export function followPicture(section: KnownSection, steps: FieldSteps): FieldSteps {
  return steps.map((step, index) => {
    const list = findKeys(section, steps.slice(0, index))?.value;
    return arePictures(list) ? (keyPictures(list)[Number(step)]?.id ?? step) : step;
  });
}

interface FoundField {
  /** They are the steps, with the number of an item in place of its id. */
  keys: readonly string[];
  /** This object has the field. */
  holder: object;
  value: unknown;
}

function findKeys(section: KnownSection, steps: FieldSteps): FoundField | null {
  if (steps.length === 0 || (steps[0] !== 'title' && steps[0] !== 'content')) return null;
  const keys: string[] = [];
  let holder: object = section;
  let value: unknown = section;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return null;
    holder = value;
    const key = Array.isArray(value) ? findStepIndex(value, step) : step;
    if (key === null || !Object.hasOwn(holder, key)) return null;
    keys.push(key);
    value = Reflect.get(holder, key);
  }
  return { keys, holder, value };
}

/** Returns the index of an item by its id; an item without an id is known by its number, and a picture by its file. */
function findStepIndex(items: readonly unknown[], step: string): string | null {
  const byId = items.findIndex(
    (item) => typeof item === 'object' && item !== null && 'id' in item && item.id === step,
  );
  if (byId >= 0) return String(byId);
  if (/^\d+$/.test(step)) return Number(step) < items.length ? step : null;
  const byFile = arePictures(items) ? keyPictures(items).findIndex(({ id }) => id === step) : -1;
  return byFile >= 0 ? String(byFile) : null;
}

/** Returns true for a list of pictures, which have an address but no id of their own. */
function arePictures(value: unknown): value is readonly { url: string }[] {
  return Array.isArray(value) && value.every(isPicture);
}

function isPicture(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !('id' in value) &&
    'url' in value &&
    typeof value.url === 'string'
  );
}

/** Copies every object on the way, and changes the one at its end. */
function replaceAt(root: object, keys: readonly string[], put: (holder: object) => object): object {
  const [key, ...rest] = keys;
  if (key === undefined) return put(root);
  const child: unknown = Reflect.get(root, key);
  if (typeof child !== 'object' || child === null) return root;
  const changed = replaceAt(child, rest, put);
  return Array.isArray(root) ? root.with(Number(key), changed) : { ...root, [key]: changed };
}
