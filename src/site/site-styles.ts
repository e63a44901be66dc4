import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import axis from './css/axis.css?inline';
import base from './css/base.css?inline';
import cover from './css/cover.css?inline';
import dialog from './css/dialog.css?inline';
import lastWords from './css/last-words.css?inline';
import pieces from './css/pieces.css?inline';
import { getView } from './section-views';

/** The style sheet of a page with sections of these types; `theme` are the rules of its style. */
export function siteStyles(types: Iterable<SectionType>, theme: string): string {
  const used = new Set(types);
  const ofSections = new Set(
    sectionTypes.filter((type) => used.has(type)).flatMap((type) => getView(type).styles),
  );
  return [theme, base, axis, cover, pieces, dialog, ...ofSections, lastWords].join('');
}
