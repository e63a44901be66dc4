import * as z from 'zod/mini';
import { AccountPasswordField } from '@/app/frame/account-password-field';
import { useCallForm } from '@/app/lib/use-call-form';
import { accountEdit } from '@/contracts/account';
import type { CurrentUser } from '@/contracts/auth';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { useEditAccount } from '../account-calls';
import { useText } from '../use-text';
import { AccountDialog } from './account-dialog';

const emailForm = z.required(z.pick(accountEdit, { email: true, currentPassword: true }));

export function EmailDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const form = useCallForm({
    schema: emailForm,
    defaultValues: { email: '', currentPassword: '' },
    call: useEditAccount(),
    onSuccess: (_answer, { email }) => {
      toast({
        title: t('profile.account.emailAsked'),
        description: t('profile.account.emailAskedText', { email }),
      });
      onClose();
    },
    fallback: t('profile.saveFailed'),
  });
  return (
    <AccountDialog
      title={t('profile.account.change.email')}
      description={t('profile.account.emailNote', { email: user.email })}
      form={form}
      submitLabel={t('profile.save')}
      pendingLabel={t('profile.saving')}
      onClose={onClose}
    >
      <TextField
        label={t('profile.account.newEmail')}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <AccountPasswordField
        label={t('profile.account.currentPassword')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </AccountDialog>
  );
}
