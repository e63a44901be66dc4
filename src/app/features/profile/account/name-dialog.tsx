import * as z from 'zod/mini';
import { useCallForm } from '@/app/lib/use-call-form';
import { accountEdit } from '@/contracts/account';
import type { CurrentUser } from '@/contracts/auth';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { useEditAccount } from '../account-calls';
import { useText } from '../use-text';
import { AccountDialog } from './account-dialog';

const nameForm = z.required(z.pick(accountEdit, { firstName: true, lastName: true }));

export function NameDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const form = useCallForm({
    schema: nameForm,
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    call: useEditAccount(),
    onSuccess: () => {
      toast({ title: t('profile.account.nameChanged') });
      onClose();
    },
    fallback: t('profile.saveFailed'),
  });
  return (
    <AccountDialog
      title={t('profile.account.change.name')}
      description={t('profile.account.nameNote')}
      form={form}
      submitLabel={t('profile.save')}
      pendingLabel={t('profile.saving')}
      onClose={onClose}
    >
      <TextField
        label={t('profile.account.firstName')}
        autoComplete="given-name"
        {...form.field('firstName')}
      />
      <TextField
        label={t('profile.account.lastName')}
        autoComplete="family-name"
        {...form.field('lastName')}
      />
    </AccountDialog>
  );
}
