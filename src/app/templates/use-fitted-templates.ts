import { useMemo } from 'react';
import { useCurrentUser } from '@/app/lib/current-user';
import { type FittedTemplate, fitTemplate } from '@/templates/fit-template';
import { type TemplateName, templateNames, templates } from '@/templates/templates';

export interface OfferedTemplate extends FittedTemplate {
  name: TemplateName;
}

/** All templates as far as the owner's plan allows them. */
export function useFittedTemplates(): { offered: OfferedTemplate[]; tier: string } {
  const tier = useCurrentUser().user?.subscriptionTier ?? 'free';
  return useMemo(() => {
    const offered = templateNames.map((name) => ({ name, ...fitTemplate(templates[name], tier) }));
    return { offered, tier };
  }, [tier]);
}
