import type { Locale } from './locale/locale';

const HOLDERS: Record<Locale, string> = {
  en: 'Sample account holder',
  sk: 'Ukážkový majiteľ účtu',
  cs: 'Ukázkový majitel účtu',
  de: 'Beispielkontoinhaber',
};
const SWIFT_CODE = 'SAMPSKBX';

export interface SampleAccount {
  accountNumber: string;
  accountHolder: string;
  swiftCode: string;
}

/**
 * Returns the account that a page just begun from a template names for payments: a number from the textbooks, which no bank
 * has.
 */
export function getSampleAccount(locale: Locale): SampleAccount {
  return {
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: HOLDERS[locale],
    swiftCode: SWIFT_CODE,
  };
}

/** Returns true if money would go to the sample account, whatever number stands beside it: nothing is sold then. */
export function isSampleAccount(account: Pick<SampleAccount, 'accountHolder' | 'swiftCode'>): boolean {
  return Object.values(HOLDERS).includes(account.accountHolder) && account.swiftCode === SWIFT_CODE;
}
