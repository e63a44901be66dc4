import { openMail } from '@tests/support/open-mail';
import { describe, expect, it } from 'vitest';
import type { MailAccount } from '../mail';
import {
  composeEmailChangedMail,
  composePasswordChangedMail,
  composePasswordResetMail,
} from './account-mails';

const account: MailAccount = {
  email: 'zora@example.com',
  language: 'en',
  owner: { id: 1, isProven: true, isPaid: true },
};
const OPERATOR = { publicUrl: 'https://verandly.example', supportEmail: 'help@example.com' };

describe('a mail about the account', () => {
  it('carries the link of a forgotten password, and no empty list', async () => {
    const url = 'https://verandly.example/reset-password#token=abc';
    const mail = await openMail(composePasswordResetMail(account, url));
    expect(mail).toMatchObject({ subject: 'Choose a new password', to: [{ address: 'zora@example.com' }] });
    expect(mail.replyTo ?? []).toEqual([]);
    expect(mail.text).toContain(`Choose a new password: ${url}`);
    expect(mail.html).toContain(`href="${url}"`);
    expect(mail.html).not.toContain('border-bottom');
    expect(mail.text).toContain("You're receiving this because someone used this address at Verandly.");
  });

  it('says what was changed, an email as text', async () => {
    const password = await openMail(composePasswordChangedMail(account, OPERATOR));
    expect(password.html).toContain('href="https://verandly.example/forgot-password"');
    const email = await openMail(composeEmailChangedMail(account, 'a&b@example.com', OPERATOR.supportEmail));
    expect(email.to).toEqual([expect.objectContaining({ address: 'zora@example.com' })]);
    expect(email.html).toContain('a&amp;b@example.com');
    for (const mail of [password, email]) expect(mail.text).toContain('contact support at help@example.com');
  });

  it('speaks of support only where there is one', async () => {
    const alone = { ...OPERATOR, supportEmail: null };
    for (const mail of [
      composePasswordChangedMail(account, alone),
      composeEmailChangedMail(account, 'a@example.com', alone.supportEmail),
    ]) {
      expect((await openMail(mail)).text).not.toContain('support');
    }
  });
});
