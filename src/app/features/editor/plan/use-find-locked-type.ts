import { useCallback } from 'react';
import { findLocked, type LockedFeature } from '@/core/plans';
import { type SectionType, sectionDefinitions } from '@/sections/registry';
import { usePlanTier } from './use-plan-tier';

/** Tells of a section type whether the owner's plan lacks it. */
export function useFindLockedType(): (type: SectionType) => LockedFeature | null {
  const tier = usePlanTier();
  return useCallback((type) => findLocked(tier, sectionDefinitions[type].feature), [tier]);
}
