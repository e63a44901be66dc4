import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCurrentUser } from '@/app/entities/account';
import { PasswordField } from '@/app/frame/password-field';
import { useCallForm } from '@/app/lib/use-call-form';
import { accountRemoval } from '@/contracts/account';
import type { CurrentUser } from '@/contracts/auth';
import { exportAccount } from '@/contracts/endpoints/exports';
import { key } from '@/core/messages';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/field';
import { useDeleteAccount } from '../account-calls';
import { useText } from '../use-text';
import { AccountDialog } from './account-dialog';

/** The list names these parts of an account, which are deleted with it. */
const DELETED_PARTS = ['websites', 'visitors', 'pictures', 'subscription', 'account'] as const;

/** Offers the owner's data as a file: it belongs to them. */
export function DataCard() {
  const t = useText();
  const { user } = useCurrentUser();
  return (
    <Card className="card__pad grid justify-items-start gap-4" aria-labelledby="data">
      <div className="grid gap-1">
        <h2 className="h3" id="data">
          {t('profile.data.title')}
        </h2>
        <p className="soft">{t('profile.data.text')}</p>
      </div>
      <a className={getButtonClass()} href={`${exportAccount.path}?owner=${user?.id}`} download>
        <Download aria-hidden="true" />
        {t('profile.data.download')}
      </a>
      {/* This page is drawn at build time and is no part of the app. */}
      <a className="link" href={paths.privacy}>
        {t('profile.data.privacy')}
      </a>
    </Card>
  );
}

export function DeleteAccountCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card
      className="card__pad flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      aria-labelledby="delete"
    >
      <div className="grid gap-1">
        <h2 className="h3" id="delete">
          {t('profile.delete.title')}
        </h2>
        <p className="soft">{t('profile.delete.text')}</p>
      </div>
      <Button variant="danger-quiet" className="-ml-4 sm:-mr-4" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('profile.delete.action')}
      </Button>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

interface DeleteAccountDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Says what is deleted, and asks for the account's own email and password. */
function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useText();
  const form = useCallForm({
    schema: accountRemoval.check(
      z.refine(({ confirmation }) => confirmation.toLowerCase() === user.email, {
        path: ['confirmation'],
        message: key('validation.confirmationDiffers'),
      }),
    ),
    defaultValues: { confirmation: '', currentPassword: '' },
    call: useDeleteAccount(user.id, { title: t('profile.delete.done') }),
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
      <ul className="delete-contents">
        {DELETED_PARTS.map((name) => (
          <li key={name}>{t(`profile.delete.contents.${name}`)}</li>
        ))}
      </ul>
      <p className="soft">{t('profile.delete.download')}</p>
      <TextField
        label={t('profile.delete.confirmation', { email: user.email })}
        type="email"
        autoComplete="off"
        {...form.field('confirmation')}
      />
      <PasswordField
        label={t('profile.account.currentPassword')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </AccountDialog>
  );
}
