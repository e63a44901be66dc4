import { expect, it } from 'vitest';
import { mailboxKey } from './mail-bounds';

it('is the same for all addresses of a mailbox, and says nothing of it', () => {
  const key = mailboxKey('eva@example.com');
  expect(mailboxKey('Eva@Example.COM')).toBe(key);
  expect(mailboxKey('eva+shop@example.com')).toBe(key);
  expect(mailboxKey('eva+a+b@example.com')).toBe(key);
  expect(mailboxKey('iva@example.com')).not.toBe(key);
  expect(mailboxKey('eva@example.com+x')).not.toBe(key);
  expect(key).not.toContain('eva');
});
