import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useSendProof } from '@/app/frame/email-proof/use-send-proof';
import { PasswordField } from '@/app/frame/password-field';
import { getFailureText } from '@/app/lib/failure-text';
import { useCallForm } from '@/app/lib/use-call-form';
import { accountEdit } from '@/contracts/account';
import type { CurrentUser } from '@/contracts/auth';
import { PRODUCT_NAME } from '@/core/brand';
import { LOCALE_NAMES, localeOptions } from '@/core/locale/locale';
import { paths } from '@/core/screen-paths';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/field';
import { LetterTile } from '@/ui/letter-tile';
import { SelectField } from '@/ui/select-field';
import { useToast } from '@/ui/toast';
import { useChangeLanguage, useEditAccount } from '../account-calls';
import { useText } from '../use-text';
import { AccountDialog } from './account-dialog';
import { PasswordDialog } from './password-dialog';

const emailForm = z.required(z.pick(accountEdit, { email: true, currentPassword: true }));

const nameForm = z.required(z.pick(accountEdit, { firstName: true, lastName: true }));

const languageForm = z.required(z.pick(accountEdit, { language: true }));

type Changed = 'name' | 'email' | 'password' | 'language';

/** Shows the owner's account; each line that can be changed opens its own dialog. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const [chosen, setChosen] = useState<Changed | null>(null);
  // A link elsewhere can name a dialog in the address.
  const { change: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = chosen ?? asked ?? null;
  const close = () => {
    setChosen(null);
    if (asked) void navigate({ to: paths.profile, search: {}, replace: true });
  };
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const change = (what: Changed) => (
    <Button size="sm" aria-label={t(`profile.account.change.${what}`)} onClick={() => setChosen(what)}>
      {t('profile.account.change.label')}
    </Button>
  );
  return (
    <Card className="card__pad grid gap-3" aria-labelledby="account">
      <div className="flex items-center gap-4">
        <LetterTile text={user.nickname} accent="leaf" imageUrl={user.profileImageUrl} />
        <h2 className="h2" id="account">
          {t('profile.account.title')}
        </h2>
      </div>
      <dl className="account-lines">
        <Line label={t('profile.account.nickname')} value={user.nickname} />
        <Line
          label={t('profile.account.name')}
          value={fullName || <span className="mute">{t('profile.account.noName')}</span>}
          action={change('name')}
        />
        <Line
          label={t('profile.account.email')}
          value={user.email}
          action={change('email')}
          more={
            user.isEmailProven && user.pendingEmail && <PendingEmail user={user} email={user.pendingEmail} />
          }
        />
        <Line
          label={t('profile.account.password')}
          value={<span aria-hidden="true">••••••••</span>}
          action={change('password')}
        />
        <Line
          label={t('profile.account.language')}
          value={LOCALE_NAMES[user.language]}
          action={change('language')}
        />
      </dl>
      {open === 'name' && <NameDialog user={user} onClose={close} />}
      {open === 'email' && <EmailDialog user={user} onClose={close} />}
      {open === 'password' && <PasswordDialog user={user} onClose={close} />}
      {open === 'language' && <LanguageDialog user={user} onClose={close} />}
    </Card>
  );
}

interface LineProps {
  label: string;
  value: ReactNode;
  action?: ReactNode;
  /** It stands below the value and the action. */
  more?: ReactNode;
}

function Line({ label, value, action, more }: LineProps) {
  return (
    <div>
      <dt className="sm mute">{label}</dt>
      <dd className="strong wrap-anywhere">{value}</dd>
      {action && <dd className="account-lines__action">{action}</dd>}
      {more}
    </div>
  );
}

function NameDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
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

function EmailDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
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
      <PasswordField
        label={t('profile.account.currentPassword')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </AccountDialog>
  );
}

function LanguageDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useText();
  const form = useCallForm({
    schema: languageForm,
    defaultValues: { language: user.language },
    call: useChangeLanguage(),
    onSuccess: onClose,
    fallback: t('profile.saveFailed'),
  });
  return (
    <AccountDialog
      title={t('profile.account.change.language')}
      description={t('profile.account.languageNote', { product: PRODUCT_NAME })}
      form={form}
      submitLabel={t('profile.save')}
      pendingLabel={t('profile.saving')}
      onClose={onClose}
    >
      <SelectField
        label={t('profile.account.language')}
        options={localeOptions}
        {...form.field('language')}
      />
    </AccountDialog>
  );
}

/**
 * Shows a new address whose link was not followed yet, and offers to send the link again or to keep the present
 * address.
 */
function PendingEmail({ user, email }: { user: CurrentUser; email: string }) {
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
            description: getFailureText(error, t('profile.saveFailed')),
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
