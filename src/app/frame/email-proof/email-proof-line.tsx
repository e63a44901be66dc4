import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { CURRENT_USER_KEY, useCurrentUser } from '@/app/entities/account';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { useSendProof } from './use-send-proof';
import { useText } from './use-text';
import './email-proof-line.css';

/** Reminds the owner to follow the link in their mailbox, as long as the address is not proven. */
export function EmailProofLine() {
  const { user } = useCurrentUser();
  if (!user || user.isEmailProven) return null;
  return <Line email={user.pendingEmail ?? user.email} />;
}

function Line({ email }: { email: string }) {
  const t = useText();
  const { mutate, isPending } = useSendProof(email);
  useRefreshOnFocus();
  return (
    <section className="proof-line" aria-label={t('emailProof.label')}>
      <MailQuestion aria-hidden="true" />
      <p className="proof-line__text">
        {t.rich('emailProof.line', {
          email,
          address: (words) => <b className="strong wrap-anywhere">{words}</b>,
        })}
      </p>
      <div className="proof-line__actions">
        <Button
          size="sm"
          isPending={isPending}
          pendingText={t('emailProof.sending')}
          onClick={() => mutate()}
        >
          {t('emailProof.again')}
        </Button>
        <Link
          to={paths.profile}
          search={{ change: 'email' }}
          className={getButtonClass({ size: 'sm', variant: 'quiet' })}
        >
          {t('emailProof.change')}
        </Link>
      </div>
    </section>
  );
}

/** Reads the user again on focus, because the link is followed in another window, or on the phone. */
function useRefreshOnFocus() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [queryClient]);
}
