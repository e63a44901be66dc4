import { PRODUCT_NAME } from '@/core/brand';
import { text } from '../../kernel/text';
import type { Config } from '../../settings/config';
import { accountMail, type Mail, type MailAccount } from '../mail';

/** The link that sets a new password. */
export function passwordResetMail(account: MailAccount, url: string): Mail {
  const body = {
    heading: text('mail.passwordReset.heading'),
    lead: text('mail.passwordReset.lead', { product: PRODUCT_NAME }),
    facts: [],
    action: { label: text('mail.passwordReset.action'), url },
  };
  return accountMail(account, text('mail.passwordReset.subject'), body, 'reset');
}

/** The link that proves an address: the account's own, or the one that is to take its place. */
export function emailProofMail(account: MailAccount, url: string, days: number): Mail {
  const values = { product: PRODUCT_NAME, days };
  const body = {
    heading: text('mail.emailProof.heading'),
    lead: text('mail.emailProof.lead', values),
    facts: [],
    action: { label: text('mail.emailProof.action'), url },
  };
  return accountMail(account, text('mail.emailProof.subject', values), body, 'proof');
}

/** Tells the owner, so that somebody else's change does not go unnoticed. */
export function passwordChangedMail(
  account: MailAccount,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
): Mail {
  return accountMail(account, text('mail.passwordChanged.subject'), {
    heading: text('mail.passwordChanged.heading'),
    lead:
      supportEmail === null
        ? text('mail.passwordChanged.leadAlone')
        : text('mail.passwordChanged.lead', { support: supportEmail }),
    facts: [],
    action: { label: text('mail.passwordChanged.action'), url: `${publicUrl}/forgot-password` },
  });
}

/** To the present address, which stays until the new one is proven: who takes an account over does not read that one. */
export function emailChangeAskedMail(account: MailAccount, newEmail: string, publicUrl: string): Mail {
  return accountMail(account, text('mail.emailChangeAsked.subject'), {
    heading: text('mail.emailChangeAsked.heading'),
    lead: text('mail.emailChangeAsked.lead'),
    facts: newAddress(account, newEmail),
    action: { label: text('mail.passwordChanged.action'), url: `${publicUrl}/forgot-password` },
  });
}

/** To the former address. */
export function emailChangedMail(former: MailAccount, email: string, supportEmail: string | null): Mail {
  return accountMail(former, text('mail.emailChanged.subject'), {
    heading: text('mail.emailChanged.heading'),
    lead:
      supportEmail === null
        ? text('mail.emailChanged.leadAlone')
        : text('mail.emailChanged.lead', { support: supportEmail }),
    facts: newAddress(former, email),
  });
}

/** Told to nobody who has not shown to be the owner. */
function newAddress({ owner }: MailAccount, email: string): [string, string][] {
  return owner.isProven ? [[text('mail.newEmail'), email]] : [];
}
