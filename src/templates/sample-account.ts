/** Where customers would pay: a number from the textbooks, which no bank has. */
export const sampleAccount = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Sample account holder',
  swiftCode: 'SAMPSKBX',
};
