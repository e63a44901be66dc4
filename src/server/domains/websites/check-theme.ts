import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { hasFeature, tierWithFeature } from '@/core/plans';
import { isSameTheme } from '@/core/theme';
import { text } from '../../http/translate';

/** PLAN_LIMIT for a style that the tier does not sell. The one that a website has already may stay, and may go. */
export function assertThemeAllowed(tier: string, page: PageData, current?: PageData): void {
  const feature = 'customStyle';
  const isKept = isSameTheme(page.theme, current?.theme) || isSameTheme(page.theme);
  if (isKept || hasFeature(tier, feature)) return;
  throw new AppError('PLAN_LIMIT', text('errors.customStyleLimit'), {
    feature,
    requiredTier: tierWithFeature(feature),
  });
}
