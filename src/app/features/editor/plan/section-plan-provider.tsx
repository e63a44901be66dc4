import { type ReactNode, useMemo } from 'react';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { getEntitlements } from '@/core/plans';
import type { CountedItemsLimit } from '@/sections/definition/define-section';
import { SectionPlanContext } from '@/sections/editor-kit/host';
import { listCounted, wouldExceedLimit } from '@/sections/page/find-locked-feature';
import { useEditorSession } from '../session/editor-session';
import { usePlanTier } from './use-plan-tier';

/** Tells the section editors what the owner's plan allows. */
export function SectionPlanProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const tier = usePlanTier();
  const showLocked = useShowLocked();
  const value = useMemo(() => {
    return {
      tier,
      canAdd(limit: CountedItemsLimit, key: string) {
        const { page, saved } = store.getState();
        const items = [...listCounted(page, limit), key];
        return !wouldExceedLimit(items, listCounted(saved.page, limit), getEntitlements(tier).limit(limit));
      },
      planToBuy,
      showLocked,
    };
  }, [store, tier, showLocked]);
  return <SectionPlanContext value={value}>{children}</SectionPlanContext>;
}
