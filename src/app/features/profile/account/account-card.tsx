import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '@/app/paths';
import type { CurrentUser } from '@/contracts/auth';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';
import { EmailDialog } from './email-dialog';
import { NameDialog } from './name-dialog';
import { PasswordDialog } from './password-dialog';
import { PendingEmail } from './pending-email';

/** Who the owner is here; each line that can be changed opens its own dialog. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const [chosen, setChosen] = useState<'name' | 'email' | 'password' | null>(null);
  // A link elsewhere can ask for a dialog by the address.
  const { change: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = chosen ?? asked ?? null;
  const close = () => {
    setChosen(null);
    if (asked) void navigate({ to: paths.profile, search: {}, replace: true });
  };
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const change = (what: 'name' | 'email' | 'password') => (
    <Button size="sm" aria-label={t(`profile.account.change.${what}`)} onClick={() => setChosen(what)}>
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
        <Line
          label={t('profile.account.email')}
          value={user.email}
          action={change('email')}
          more={
            user.isEmailProven && user.pendingEmail && <PendingEmail user={user} email={user.pendingEmail} />
          }
        />
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

interface LineProps {
  label: string;
  value: ReactNode;
  action?: ReactNode;
  /** Below both. */
  more?: ReactNode;
}

function Line({ label, value, action, more }: LineProps) {
  return (
    <div>
      <dt className="sm mute">{label}</dt>
      <dd className="strong wrap-anywhere">{value}</dd>
      {action && <dd className="account-lines__action">{action}</dd>}
      {more}
    </div>
  );
}
