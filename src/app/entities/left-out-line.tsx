import { sections, templates } from '@messages';
import { type Text, textsOf } from '@/app/lib/texts';
import { getEntitlements, type Tier } from '@/core/plans';
import type { LeftOut } from '@/templates/fit-template';

const useText = textsOf({ sections, templates });

interface LeftOutLineProps {
  /** Of the templates that the line is about. */
  leftOut: readonly LeftOut[];
  tier: Tier;
}

/** Says what of templates the owner's plan does not have; nothing when it has all. */
export function LeftOutLine({ leftOut, tier }: LeftOutLineProps) {
  const t = useText();
  const parts = listParts(leftOut, tier, t);
  if (parts.length === 0) return null;
  return <p className="hint">{t('templates.leftOut', { parts: parts.join(', ') })}</p>;
}

function listParts(leftOut: readonly LeftOut[], tier: Tier, t: Text<'sections' | 'templates'>): string[] {
  const { limit } = getEntitlements(tier);
  const types = new Set(leftOut.flatMap(({ sectionTypes }) => sectionTypes));
  return [
    ...Array.from(types, (type) => t(`sections.${type}.label`)),
    leftOut.some((one) => one.hasFewerPictures) &&
      t('templates.morePictures', { count: limit('galleryImages') }),
    leftOut.some((one) => one.hasFewerLinks) && t('templates.moreLinks', { count: limit('socialLinks') }),
    leftOut.some((one) => one.isWithoutStyle) && t('templates.style'),
  ].filter((part) => part !== false);
}
