import { getStoredType, type Section } from '@/sections/page/definitions';
import type { Gap } from '@/sections/readiness/list-gaps';
import { getShortSectionName, getTypeName, shorten } from '../session/section-name';
import type { useText } from './use-text';

type Translate = ReturnType<typeof useText>;

/** The owner reads a gap in these words. */
interface GapWords {
  /** The place names the section and the field. */
  place: string;
  /** The reason says why it matters, or quotes the text. */
  reason: string;
}

/** A text on the page is quoted up to this length, a line or two. */
const QUOTE_MAX_LENGTH = 80;

export function getGapWords(gap: Gap, sections: readonly Section[], t: Translate): GapWords {
  return { place: getPlace(gap, sections, t), reason: getReason(gap, t) };
}

/** Returns the editor's name of the field that a gap is about; null for a section as a whole. */
export function findFieldName({ label, path, isWhole }: Gap, t: Translate): string | null {
  if (label && (isWhole || path.startsWith('content.'))) return t(label);
  return path === 'description' ? t('editor.description') : null;
}

function getPlace(gap: Gap, sections: readonly Section[], t: Translate): string {
  const { sectionId, label, item, count, picture, isWhole } = gap;
  if (gap.kind === 'contact') return t('readiness.noContact');
  if (gap.kind === 'seller') return t('readiness.noSeller');
  if (gap.kind === 'imprint') return t('readiness.noImprint');
  if (gap.kind === 'terms') return t('readiness.noTerms');
  const found = sections.find(({ id }) => id === sectionId);
  if (!found) return t('editor.description');
  if (!label || isWhole) return getShortSectionName(found, t);
  const section = getTypeName(getStoredType(found), t);
  if (picture) return t('readiness.pictureOf', { section, number: picture.number });
  const field = t(label);
  if (count) return t('readiness.placeMany', { section, field, count });
  const isNamed = item !== undefined && item.trim() !== '' && item !== gap.text;
  return isNamed
    ? t('readiness.placeOf', { section, field, item })
    : t('readiness.place', { section, field });
}

function getReason({ kind, text, isWhole }: Gap, t: Translate): string {
  if (kind !== 'sample') return t(`readiness.reasons.${kind}`);
  if (text === undefined) return t('readiness.asSample');
  return t(isWhole ? 'readiness.whole' : 'readiness.quote', { text: shorten(text, QUOTE_MAX_LENGTH) });
}
