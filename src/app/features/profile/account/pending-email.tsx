import { useSendProof } from '@/app/frame/email-proof/use-send-proof';
import { failureText } from '@/app/lib/failure-text';
import type { CurrentUser } from '@/contracts/auth';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { useEditAccount } from '../account-calls';
import { useText } from '../use-text';

/** A new address that waits for its link to be followed: the link once more, or the present address after all. */
export function PendingEmail({ user, email }: { user: CurrentUser; email: string }) {
  const t = useText();
  const toast = useToast();
  const again = useSendProof(email);
  const keep = useEditAccount();
  const keepPresent = () =>
    keep.mutate(
      { email: user.email },
      {
        onSuccess: () => toast({ title: t('profile.account.emailKept'), description: user.email }),
        onError: (error) =>
          toast({
            tone: 'bad',
            title: t('common.error'),
            description: failureText(error, t('profile.saveFailed')),
          }),
      },
    );
  return (
    <dd className="account-lines__more">
      <p className="sm soft">
        {t.rich('profile.account.emailPending', {
          email,
          address: (words) => <b className="strong wrap-anywhere">{words}</b>,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          isPending={again.isPending}
          pendingText={t('profile.account.sendingAgain')}
          onClick={() => again.mutate()}
        >
          {t('profile.account.sendAgain')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isPending={keep.isPending}
          pendingText={t('profile.saving')}
          onClick={keepPresent}
        >
          {t('profile.account.keepEmail')}
        </Button>
      </div>
    </dd>
  );
}
