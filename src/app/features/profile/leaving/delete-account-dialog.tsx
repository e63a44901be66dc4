import * as z from 'zod/mini';
import { AccountPasswordField } from '@/app/frame/account-password-field';
import { useCallForm } from '@/app/lib/use-call-form';
import { accountRemoval } from '@/contracts/account';
import type { CurrentUser } from '@/contracts/auth';
import { key } from '@/core/messages';
import { TextField } from '@/ui/field';
import { AccountDialog } from '../account/account-dialog';
import { useDeleteAccount } from '../account-calls';
import { useText } from '../use-text';

/** What of an account goes for good, in the order of the list. */
const DOOMED = ['websites', 'visitors', 'pictures', 'subscription', 'account'] as const;

interface DeleteAccountDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Says what is deleted, and takes the account's own email and password for an answer. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useText();
  const form = useCallForm({
    schema: accountRemoval.check(
      z.refine(({ confirmation }) => confirmation.toLowerCase() === user.email, {
        path: ['confirmation'],
        message: key('validation.confirmationDiffers'),
      }),
    ),
    defaultValues: { confirmation: '', currentPassword: '' },
    call: useDeleteAccount(user.id),
    onSuccess: () => undefined,
    fallback: t('profile.delete.failed'),
  });
  return (
    <AccountDialog
      title={t('profile.delete.title')}
      description={t('profile.delete.lead')}
      form={form}
      isDangerous
      submitLabel={t('profile.delete.action')}
      pendingLabel={t('profile.delete.pending')}
      onClose={onClose}
    >
      <ul className="doomed">
        {DOOMED.map((name) => (
          <li key={name}>{t(`profile.delete.doomed.${name}`)}</li>
        ))}
      </ul>
      <p className="soft">{t('profile.delete.download')}</p>
      <TextField
        label={t('profile.delete.confirmation', { email: user.email })}
        type="email"
        autoComplete="off"
        {...form.field('confirmation')}
      />
      <AccountPasswordField
        label={t('profile.account.currentPassword')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </AccountDialog>
  );
}
