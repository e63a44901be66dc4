import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '@/contracts/auth';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';
import { EmailDialog } from './email-dialog';
import { NameDialog } from './name-dialog';
import { PasswordDialog } from './password-dialog';

/** Who the owner is here; each line that can be changed opens its own dialog. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const change = (what: 'name' | 'email' | 'password') => (
    <Button size="sm" aria-label={t(`profile.account.change.${what}`)} onClick={() => setOpen(what)}>
      {t('profile.account.change.label')}
    </Button>
  );
  return (
    <Card className="card__pad grid gap-3" aria-labelledby="account">
      <div className="flex items-center gap-4">
        <LetterTile text={user.nickname} cloth="leaf" imageUrl={user.profileImageUrl} />
        <h2 className="h2" id="account">
          {t('profile.account.title')}
        </h2>
      </div>
      <dl className="account-lines">
        <Line label={t('profile.account.nickname')} value={user.nickname} />
        <Line
          label={t('profile.account.name')}
          value={fullName || <span className="mute">{t('profile.account.noName')}</span>}
          action={change('name')}
        />
        <Line label={t('profile.account.email')} value={user.email} action={change('email')} />
        <Line
          label={t('profile.account.password')}
          value={<span aria-hidden="true">••••••••</span>}
          action={change('password')}
        />
      </dl>
      {open === 'name' && <NameDialog user={user} onClose={close} />}
      {open === 'email' && <EmailDialog user={user} onClose={close} />}
      {open === 'password' && <PasswordDialog user={user} onClose={close} />}
    </Card>
  );
}

function Line({ label, value, action }: { label: string; value: ReactNode; action?: ReactNode }) {
  return (
    <div>
      <dt className="sm mute">{label}</dt>
      <dd className="strong wrap-anywhere">{value}</dd>
      {action && <dd className="account-lines__action">{action}</dd>}
    </div>
  );
}
