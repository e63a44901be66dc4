const HOW_MANY = 10_000;

let common: Promise<ReadonlySet<string>> | null = null;

/** Whether it is among the 10,000 that people choose most, whatever its case. The list is read when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  // The most frequent first, in small letters.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, HOW_MANY));
}
