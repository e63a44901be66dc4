import { Badge } from '@/ui/badge';

/** The effective tier in capitals; FREE where nothing is known. */
export function TierBadge({ tier }: { tier: string | null | undefined }) {
  const name = tier || 'free';
  const isFull = name === 'premium' || name === 'trial';
  return (
    <Badge tone={isFull ? 'butter' : 'tier'} className="badge--tier">
      {name.toUpperCase()}
    </Badge>
  );
}
