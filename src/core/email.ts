import type { MessageKey } from './messages';

const EMAIL_MIN_LENGTH = 5;
export const EMAIL_MAX_LENGTH = 254;
const ADDRESS = /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+$/u;
const DOMAIN =
  /^(?=.{4,253}$)[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)*\.[\p{L}\p{N}-]{2,}$/u;

export interface EmailProblem {
  message: MessageKey;
  /** The message wants these values, such as an address that would be right. */
  values?: Record<string, string>;
}

/** Returns what is wrong with an email address, in the order in which people want to hear it; null when nothing is. */
export function findEmailProblem(email: string): EmailProblem | null {
  if (email.length < EMAIL_MIN_LENGTH) return { message: 'validation.emailMin' };
  if (email.length > EMAIL_MAX_LENGTH) return { message: 'validation.emailMax' };
  if (!ADDRESS.test(email)) return { message: 'validation.emailFormat' };
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!domain.includes('.')) return { message: 'validation.emailDomain', values: { email: `${email}.com` } };
  if (!DOMAIN.test(domain) || email.includes('..') || email.startsWith('.') || email.includes('.@')) {
    return { message: 'validation.emailFormat' };
  }
  return null;
}
