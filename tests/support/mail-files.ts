import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to an address that a product without a mail server has written into its data folder. */
export async function readMailFiles(dataDir: string, to: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}
