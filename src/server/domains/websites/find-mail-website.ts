import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { findMailAccount } from '../accounts';
import type { MailWebsite } from '../mail';
import type { WebsiteHead } from './published-website';

export async function findMailWebsite(
  db: Database,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { id, title, slug, timeZone, userId }: WebsiteHead,
): Promise<MailWebsite> {
  const account = await findMailAccount(db, userId, clock.now());
  const { publicUrl, mailFrom } = config;
  return { id, title, slug, timeZone, account, publicUrl, platformEmail: mailFrom.address };
}
