import { createContext, use } from 'react';
import type { LockedFeature, PaidTier, Tier } from '@/core/plans';

/** What section editors must know of the owner's plan. */
export interface SectionPlan {
  tier: Tier;
  /** Whether a link may be filled in that is empty now. */
  canAddLink: (sectionId: string, network: string) => boolean;
  /** The cheapest plan that has what this one has and can be bought. */
  planToBuy: (tier: PaidTier) => PaidTier;
  /** Opens the dialog that says which plan has it. */
  showLocked: (locked: LockedFeature) => void;
}

export const SectionPlanContext = createContext<SectionPlan | null>(null);

export function useSectionPlan(): SectionPlan {
  const plan = use(SectionPlanContext);
  if (!plan) throw new Error('This editor needs SectionPlanContext above it');
  return plan;
}
