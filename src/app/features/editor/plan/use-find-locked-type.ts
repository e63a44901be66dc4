import { useCallback } from 'react';
import { findLocked, type LockedFeature } from '@/core/plans';
import { getDefinition, type SectionType } from '@/sections/page/definitions';
import { usePlanTier } from './use-plan-tier';

/** Tells of a section type whether the owner's plan lacks it. */
export function useFindLockedType(): (type: SectionType) => LockedFeature | null {
  const tier = usePlanTier();
  return useCallback((type) => findLocked(tier, getDefinition(type).feature), [tier]);
}
