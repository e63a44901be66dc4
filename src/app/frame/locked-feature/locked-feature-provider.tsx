import { type ReactNode, useState } from 'react';
import type { LockedFeature } from '@/core/plans';
import { LockedFeatureContext } from './locked-feature-context';
import { LockedFeatureDialog } from './locked-feature-dialog';

/** Lets every owner screen say that a plan lacks something, in the same dialog. */
export function LockedFeatureProvider({ children }: { children: ReactNode }) {
  const [locked, setLocked] = useState<LockedFeature | null>(null);
  return (
    <LockedFeatureContext value={setLocked}>
      {children}
      {locked && <LockedFeatureDialog locked={locked} onClose={() => setLocked(null)} />}
    </LockedFeatureContext>
  );
}
