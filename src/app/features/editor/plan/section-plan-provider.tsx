import { type ReactNode, useMemo } from 'react';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { getEntitlements } from '@/core/plans';
import { SectionPlanContext } from '@/sections/section-plan';
import { socialLinkKey, socialLinkKeys } from '@/sections/social-links';
import { takesNew } from '@/sections/takes-new';
import { useEditorSession } from '../session/use-editor';
import { usePlanTier } from './use-plan-tier';

/** Tells the section editors what the owner's plan allows. */
export function SectionPlanProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const tier = usePlanTier();
  const showLocked = useShowLocked();
  const value = useMemo(() => {
    const limit = getEntitlements(tier).limit('socialLinks');
    return {
      tier,
      canAddLink(sectionId: string, network: string) {
        const { page, saved } = store.getState();
        const links = [...socialLinkKeys(page), socialLinkKey(sectionId, network)];
        return !takesNew(links, socialLinkKeys(saved.page), limit);
      },
      planToBuy,
      showLocked,
    };
  }, [store, tier, showLocked]);
  return <SectionPlanContext value={value}>{children}</SectionPlanContext>;
}
