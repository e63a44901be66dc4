import { useProofLink, useProveEmail } from '@/app/features/auth/auth-calls';
import { AuthFrame } from '@/app/features/auth/components/auth-frame';
import { LinkUnread, useLinkToken } from '@/app/features/auth/components/mail-link';
import { ProofDead, ProofDone } from '@/app/features/auth/components/proof-outcome';
import { SalonSample } from '@/app/features/auth/components/sample-pages';
import { useText } from '@/app/features/auth/use-text';
import { FormFailure } from '@/app/frame/form-failure';
import { getFailureText } from '@/app/lib/failure-text';
import { useScreenTitle } from '@/app/lib/screen-title';
import { Button } from '@/ui/button';
import { ignoreSecondPress } from '@/ui/ignore-second-press';

/**
 * Proves an address when the owner comes from the mailed link and presses a button. The press is needed because
 * programs that scan mailboxes open links too, and would prove addresses without their owners.
 */
export function ConfirmEmailScreen() {
  const t = useText();
  const token = useLinkToken();
  const { data, isError, refetch } = useProofLink(token);
  const { mutate, isPending, error } = useProveEmail(token);
  const state = token === null ? 'none' : (data?.state ?? (isError ? 'unread' : 'reading'));
  const email = data?.email ?? '';
  useScreenTitle(t('auth.proof.title'));
  return (
    <AuthFrame
      accent="leaf"
      title={t(`auth.proof.${state}Heading`)}
      lead={t(`auth.proof.${state}Lead`, { email })}
      art={<SalonSample />}
    >
      {state === 'open' && (
        <div className="grid gap-6">
          <FormFailure text={error && getFailureText(error, t('auth.proof.failed'))} />
          <Button
            variant="primary"
            size="lg"
            isBlock
            isPending={isPending}
            pendingText={t('auth.proof.confirming')}
            onClick={(press) => {
              // The next screen has a link at the same position.
              ignoreSecondPress(press);
              mutate();
            }}
          >
            {t('auth.proof.confirm')}
          </Button>
        </div>
      )}
      {state === 'unread' && <LinkUnread onAgain={() => void refetch()} />}
      {state === 'done' && <ProofDone email={email} />}
      {(state === 'dead' || state === 'none') && <ProofDead />}
    </AuthFrame>
  );
}
