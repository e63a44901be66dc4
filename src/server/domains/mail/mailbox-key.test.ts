import { expect, it } from 'vitest';
import { getMailboxKey } from './mail-bounds';

it('is the same for all addresses of a mailbox, and says nothing of it', () => {
  const key = getMailboxKey('eva@example.com');
  expect(getMailboxKey('Eva@Example.COM')).toBe(key);
  expect(getMailboxKey('eva+shop@example.com')).toBe(key);
  expect(getMailboxKey('eva+a+b@example.com')).toBe(key);
  expect(getMailboxKey('iva@example.com')).not.toBe(key);
  expect(getMailboxKey('eva@example.com+x')).not.toBe(key);
  expect(key).not.toContain('eva');
});
