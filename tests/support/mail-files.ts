import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

/** Reads the mails to an address that a product without a mail server has written into its data folder. */
export async function readMailFiles(dataDir: string, to: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

/** Returns the link to one of our screens in the newest mail to an address, once it has come. */
export async function waitForMailedLink(dataDir: string, to: string, screen: string): Promise<string> {
  const pattern = new RegExp(`\\S+${screen}#token=[\\w-]+`);
  const find = async () => {
    const mails = await readMailFiles(dataDir, to);
    mails.sort((a, b) => String(b.date).localeCompare(String(a.date)));
    return mails.map(({ text }) => pattern.exec(text ?? '')?.[0]).find((link) => link !== undefined);
  };
  // A link for a forgotten password is mailed some seconds after it was asked for.
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) as string;
}
