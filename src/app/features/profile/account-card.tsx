import { useText } from '@/app/lib/texts';
import type { CurrentUser } from '@/contracts/auth';
import { Card } from '@/ui/card';
import { LetterTile } from '@/ui/letter-tile';

export function AccountCard({ user }: { user: CurrentUser }) {
  const t = useText();
  return (
    <Card className="card__pad grid gap-5" aria-labelledby="account">
      <div className="flex items-center gap-4">
        <LetterTile text={user.nickname} cloth="leaf" imageUrl={user.profileImageUrl} />
        <h2 className="h2" id="account">
          {t('profile.account')}
        </h2>
      </div>
      <dl className="grid gap-4">
        <AccountLine label={t('profile.nickname')} value={user.nickname} />
        <AccountLine label={t('profile.email')} value={user.email} />
      </dl>
    </Card>
  );
}

function AccountLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="sm mute">{label}</dt>
      <dd className="strong wrap-anywhere">{value}</dd>
    </div>
  );
}
