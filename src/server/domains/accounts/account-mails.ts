import { PRODUCT_NAME } from '@/core/brand';
import { paths } from '@/core/screen-paths';
import { getTextsIn, text } from '../../kernel/text';
import type { Config } from '../../settings/config';
import { composeAccountMail, type Mail, type MailAccount } from '../mail';

/** Composes the mail with the link that sets a new password. */
export function composePasswordResetMail(account: MailAccount, url: string): Mail {
  const t = getTextsIn(account.language);
  const body = {
    heading: t('mail.passwordReset.heading'),
    lead: t('mail.passwordReset.lead', { product: PRODUCT_NAME }),
    facts: [],
    action: { label: t('mail.passwordReset.action'), url },
  };
  return composeAccountMail(account, t('mail.passwordReset.subject'), body, 'reset');
}

/** Composes the mail with the link that proves an address: the account's own, or the one that is to take its place. */
export function composeEmailProofMail(account: MailAccount, url: string, days: number): Mail {
  const t = getTextsIn(account.language);
  const values = { product: PRODUCT_NAME, days };
  const body = {
    heading: t('mail.emailProof.heading'),
    lead: t('mail.emailProof.lead', values),
    facts: [],
    action: { label: t('mail.emailProof.action'), url },
  };
  return composeAccountMail(account, t('mail.emailProof.subject', values), body, 'proof');
}

/** Tells the owner, so that somebody else's change does not go unnoticed. */
export function composePasswordChangedMail(
  account: MailAccount,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
): Mail {
  const t = getTextsIn(account.language);
  return composeAccountMail(account, t('mail.passwordChanged.subject'), {
    heading: t('mail.passwordChanged.heading'),
    lead:
      supportEmail === null
        ? t('mail.passwordChanged.leadAlone')
        : t('mail.passwordChanged.lead', { support: supportEmail }),
    facts: [],
    action: { label: t('mail.passwordChanged.action'), url: publicUrl + paths.forgotPassword },
  });
}

/**
 * Composes the mail to the present address, which stays until the new one is proven: it warns an owner whose account is
 * being taken over.
 */
export function composeEmailChangeAskedMail(account: MailAccount, newEmail: string, publicUrl: string): Mail {
  const t = getTextsIn(account.language);
  return composeAccountMail(account, t('mail.emailChangeAsked.subject'), {
    heading: t('mail.emailChangeAsked.heading'),
    lead: t('mail.emailChangeAsked.lead'),
    facts: listAddressFacts(account, newEmail),
    action: { label: t('mail.passwordChanged.action'), url: publicUrl + paths.forgotPassword },
  });
}

/** Composes the mail to the former address. */
export function composeEmailChangedMail(
  former: MailAccount,
  email: string,
  supportEmail: string | null,
): Mail {
  const t = getTextsIn(former.language);
  return composeAccountMail(former, t('mail.emailChanged.subject'), {
    heading: t('mail.emailChanged.heading'),
    lead:
      supportEmail === null
        ? t('mail.emailChanged.leadAlone')
        : t('mail.emailChanged.lead', { support: supportEmail }),
    facts: listAddressFacts(former, email),
  });
}

/** Lists the facts of a change of address; only an owner who has proven the present one is told the new one. */
function listAddressFacts({ owner, language }: MailAccount, email: string): [string, string][] {
  return owner.isProven ? [[text(language, 'mail.newEmail'), email]] : [];
}
