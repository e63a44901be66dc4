import './template-face.css';
import { sectionTypes, templates } from '@messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTier } from '@/app/entities/account';
import { createUseText, type Text } from '@/app/lib/texts';
import type { Locale } from '@/core/locale/locale';
import { getEntitlements, type Tier } from '@/core/plans';
import { trades } from '@/core/trades';
import type { LeftOut, OfferedTemplate } from '@/templates/fit-template';
import faces from '@/templates/trades/faces.json';
import { isOfTrade, type TemplateName } from '@/templates/trades/templates';
import { Button } from '@/ui/button';
import { useIsOnline } from '@/ui/use-is-online';

const useText = createUseText({ sectionTypes, templates });

interface LeftOutLineProps {
  /** The line names these sections, which were left out of the templates. */
  leftOut: readonly LeftOut[];
  tier: Tier;
}

/** Says which parts of the templates the owner's plan does not have; shows nothing when it has all. */
export function LeftOutLine({ leftOut, tier }: LeftOutLineProps) {
  const t = useText();
  const parts = listParts(leftOut, tier, t);
  if (parts.length === 0) return null;
  return <p className="hint">{t('templates.leftOut', { parts: parts.join(', ') })}</p>;
}

function listParts(leftOut: readonly LeftOut[], tier: Tier, t: Text<'sectionTypes' | 'templates'>): string[] {
  const { limit } = getEntitlements(tier);
  const types = new Set(leftOut.flatMap(({ sectionTypes }) => sectionTypes));
  return [
    ...Array.from(types, (type) => t(`sectionTypes.${type}.label`)),
    leftOut.some((one) => one.hasFewerPictures) &&
      t('templates.morePictures', { count: limit('galleryImages') }),
    leftOut.some((one) => one.hasFewerLinks) && t('templates.moreLinks', { count: limit('socialLinks') }),
    leftOut.some((one) => one.isWithoutStyle) && t('templates.style'),
  ].filter((part) => part !== false);
}

interface TemplateGroupsProps {
  offered: readonly OfferedTemplate[];
  renderChoice: (offered: OfferedTemplate) => ReactNode;
}

/** Shows the templates in groups, one for each trade. */
export function TemplateGroups({ offered, renderChoice }: TemplateGroupsProps) {
  const t = useText();
  const id = useId();
  return (
    <div className="template-trades">
      {trades.map((trade) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of the choice's own would be read out twice
        <div key={trade} className="template-trade" role="group" aria-labelledby={`${id}-${trade}`}>
          <p className="sm soft" id={`${id}-${trade}`}>
            {t(`templates.trades.${trade}`)}
          </p>
          {offered.filter(({ name }) => isOfTrade(name, trade)).map(renderChoice)}
        </div>
      ))}
    </div>
  );
}

/** Shows the top of a template's page in small; the name of the template stands beside it. */
export function TemplateFace({ name, language }: { name: TemplateName; language: Locale }) {
  return (
    <span className="template-face" aria-hidden="true">
      <img src={faces[name][language]} alt="" width={340} height={425} loading="lazy" decoding="async" />
    </span>
  );
}

/** Shows an empty page in small. */
export function EmptyFace() {
  return <span className="template-face template-face--empty" aria-hidden="true" />;
}

export interface FittedTemplates {
  /** Until the templates in the wanted language are loaded, these are in the language before. */
  offered: OfferedTemplate[];
  /** True when the templates are loaded in the wanted language. */
  isReady: boolean;
  hasFailed: boolean;
  tier: Tier;
}

/** Returns all templates in the language of a website, as far as the owner's plan allows them. */
export function useFittedTemplates(language: Locale): FittedTemplates {
  const tier = useTier();
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['templates', language, tier],
    // The templates of each language are a file of their own, which only somebody who starts a page loads.
    queryFn: async () => (await import('@/templates/load-templates')).loadFittedTemplates(language, tier),
    placeholderData: keepPreviousData,
  });
  return {
    offered: data ?? [],
    isReady: data !== undefined && !isPlaceholderData,
    hasFailed: isError,
    tier,
  };
}

/**
 * Says that the templates could not be loaded. A browser asks for a script only once, so another try needs a new page.
 */
export function TemplatesFailure() {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
      <p className="soft inline-flex items-center gap-2">
        <CircleAlert aria-hidden="true" />
        {t('templates.loadFailed')}
      </p>
      <Button disabled={!isOnline} onClick={() => window.location.reload()}>
        <RotateCw />
        {t('common.reload')}
      </Button>
    </div>
  );
}
