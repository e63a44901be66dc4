import { Link } from '@tanstack/react-router';
import { NewPasswordField } from '@/app/frame/new-password-field';
import { PasswordField } from '@/app/frame/password-field';
import { useCallForm } from '@/app/lib/use-call-form';
import { passwordChange } from '@/contracts/account';
import type { CurrentUser } from '@/contracts/auth';
import { paths } from '@/core/screen-paths';
import { useToast } from '@/ui/toast';
import { useChangePassword } from '../account-calls';
import { useText } from '../use-text';
import { AccountDialog } from './account-dialog';

export function PasswordDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const form = useCallForm({
    schema: passwordChange,
    defaultValues: { currentPassword: '', newPassword: '' },
    call: useChangePassword(),
    onSuccess: () => {
      toast({
        title: t('profile.account.passwordChanged'),
        description: t('profile.account.passwordChangedText'),
      });
      onClose();
    },
    fallback: t('profile.saveFailed'),
  });
  return (
    <AccountDialog
      title={t('profile.account.change.password')}
      description={t('profile.account.passwordNote')}
      form={form}
      submitLabel={t('profile.account.savePassword')}
      pendingLabel={t('profile.saving')}
      onClose={onClose}
    >
      {/* A password manager learns from this field whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.email} />
      <div className="grid gap-2">
        <PasswordField
          data-autofocus
          label={t('profile.account.currentPassword')}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <p className="sm">
          <Link to={paths.forgotPassword} className="link">
            {t('auth.forgotPassword')}
          </Link>
        </p>
      </div>
      <NewPasswordField
        label={t('profile.account.newPassword')}
        check={{ password: form.getText('newPassword') }}
        onUse={(password) => form.fill('newPassword', password)}
        {...form.field('newPassword')}
      />
    </AccountDialog>
  );
}
