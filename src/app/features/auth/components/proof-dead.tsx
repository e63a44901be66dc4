import { Link } from '@tanstack/react-router';
import { useSendProof } from '@/app/frame/email-proof/use-send-proof';
import { useCurrentUser } from '@/app/lib/current-user';
import { paths } from '@/app/paths';
import type { CurrentUser } from '@/contracts/auth';
import { Button, buttonClass } from '@/ui/button';
import { useText } from '../use-text';

/** The way to another link: at once for who is signed in, else by signing in first. */
export function ProofDead() {
  const t = useText();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return null;
  if (user) return <NewLink user={user} />;
  return (
    <Link
      to={paths.login}
      search={{ next: paths.profile }}
      className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
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
      <Link to={paths.home} className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}>
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
