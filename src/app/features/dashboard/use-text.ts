import { bin, createWebsite, dashboard, planFeatures, plans, profile, templates } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({
  bin,
  createWebsite,
  dashboard,
  planFeatures,
  plans,
  profile,
  templates,
});
