import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/lib/current-user';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { useText } from '../use-text';

/** The way on from an address that is proven: into the app, or to the sign-in with that address filled in. */
export function ProofDone({ email }: { email: string }) {
  const t = useText();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return null;
  const look = buttonClass({ variant: 'primary', size: 'lg', isBlock: true });
  return user ? (
    <Link to={paths.home} className={look}>
      {t('auth.proof.goOn')}
    </Link>
  ) : (
    <Link to={paths.login} state={{ email }} className={look}>
      {t('auth.login')}
    </Link>
  );
}
