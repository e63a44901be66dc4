/** A page just begun from a template names this account for payments: a number from the textbooks, which no bank has. */
export const sampleAccount = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Sample account holder',
  swiftCode: 'SAMPSKBX',
};

/** Returns true if money would go to the sample account, whatever number stands beside it: nothing is sold then. */
export function isSampleAccount(account: { accountHolder: string; swiftCode: string }): boolean {
  return (
    account.accountHolder === sampleAccount.accountHolder && account.swiftCode === sampleAccount.swiftCode
  );
}
