import { isUnlimited, type Tier } from '@/core/plans';
import { Badge } from '@/ui/badge';

/** The effective tier in capitals; FREE where nobody is signed in. */
export function TierBadge({ tier = 'free' }: { tier: Tier | undefined }) {
  return (
    <Badge tone={isUnlimited(tier, 'galleryImages') ? 'butter' : 'tier'} className="badge--tier">
      {tier.toUpperCase()}
    </Badge>
  );
}
