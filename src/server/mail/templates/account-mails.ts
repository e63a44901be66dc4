import { text } from '../../http/translate';
import type { Mail } from '../mail';
import { accountMail } from './compose-mail';

/** The link that sets a new password. */
export function passwordResetMail(email: string, url: string): Mail {
  return accountMail(email, text('mail.passwordReset.subject'), {
    heading: text('mail.passwordReset.heading'),
    lead: text('mail.passwordReset.lead', { email }),
    facts: [],
    action: { label: text('mail.passwordReset.action'), url },
  });
}

/** Tells the owner, so that somebody else's change does not go unnoticed. */
export function passwordChangedMail(email: string, publicUrl: string): Mail {
  return accountMail(email, text('mail.passwordChanged.subject'), {
    heading: text('mail.passwordChanged.heading'),
    lead: text('mail.passwordChanged.lead'),
    facts: [],
    action: { label: text('mail.passwordChanged.action'), url: `${publicUrl}/forgot-password` },
  });
}

/** To the former address: whoever took the account over does not read that one. */
export function emailChangedMail(formerEmail: string, email: string): Mail {
  return accountMail(formerEmail, text('mail.emailChanged.subject'), {
    heading: text('mail.emailChanged.heading'),
    lead: text('mail.emailChanged.lead', { email }),
    facts: [],
  });
}
