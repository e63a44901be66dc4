import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/entities/account';
import { useSendProof } from '@/app/frame/email-proof/use-send-proof';
import type { CurrentUser } from '@/contracts/auth';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { useText } from '../use-text';

/** Leads on from a proven address: into the app, or to the sign-in with that address filled in. */
export function ProofDone({ email }: { email: string }) {
  const t = useText();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return null;
  const className = getButtonClass({ variant: 'primary', size: 'lg', isBlock: true });
  return user ? (
    <Link to={paths.home} className={className}>
      {t('auth.proof.goOn')}
    </Link>
  ) : (
    <Link to={paths.login} state={{ email }} className={className}>
      {t('auth.login')}
    </Link>
  );
}

/** Offers another link: at once to an owner who is signed in, and after signing in to anybody else. */
export function ProofDead() {
  const t = useText();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return null;
  if (user) return <NewLink user={user} />;
  return (
    <Link
      to={paths.login}
      search={{ next: paths.profile }}
      className={getButtonClass({ variant: 'primary', size: 'lg', isBlock: true })}
    >
      {t('auth.proof.logIn')}
    </Link>
  );
}

function NewLink({ user }: { user: CurrentUser }) {
  const t = useText();
  const waiting = user.pendingEmail ?? (user.isEmailProven ? null : user.email);
  const { mutate, isPending, isSuccess } = useSendProof(waiting ?? user.email);
  if (waiting === null) {
    return (
      <Link to={paths.home} className={getButtonClass({ variant: 'primary', size: 'lg', isBlock: true })}>
        {t('auth.proof.goOn')}
      </Link>
    );
  }
  return (
    <div className="grid gap-4">
      {isSuccess && <p role="status">{t('auth.proof.sentTo', { email: waiting })}</p>}
      <Button
        variant="primary"
        size="lg"
        isBlock
        isPending={isPending}
        pendingText={t('auth.forgot.sending')}
        onClick={() => mutate()}
      >
        {t('auth.reset.askAgain')}
      </Button>
    </div>
  );
}
