import { eq } from 'drizzle-orm';
import type { StoredSection } from '@/contracts/page-data';
import type { Business } from '@/core/business';
import { getBusinessOfPage } from '@/sections/page/business-of-page';
import { parseSections } from '@/sections/page/page';
import { contactInfo } from '@/sections/types/contact-info/definition';
import { users } from '../../db/tables/users';
import { websites } from '../../db/tables/websites';
import type { Deps } from '../../http/deps';
import { type Database, getOne } from '../../kernel/database';
import { toMailAccount } from '../accounts';
import type { MailWebsite } from '../mail';
import { type MailFacts, mailFacts, type WebsiteHead } from './published-website';

/**
 * Returns the facts of a website and its owner for mails; a website that was locked together with these facts has them
 * already.
 */
export async function getMailWebsite(
  db: Database,
  { config, clock, keyedHash }: Pick<Deps, 'config' | 'clock' | 'keyedHash'>,
  { id, title, slug, timeZone, language, mailing }: WebsiteHead & { mailing?: MailFacts },
): Promise<MailWebsite> {
  const { business, contact, newsBy, ...account } = mailing ?? getOne(await selectMailFacts(db, id));
  const { publicUrl, mailFrom } = config;
  return {
    id,
    title,
    slug,
    business: business ?? getBusinessOfContact(contact),
    newsBy,
    timeZone,
    language,
    account: toMailAccount(account, clock.now()),
    publicUrl,
    keyedHash,
    platformEmail: mailFrom.address,
  };
}

function selectMailFacts(db: Database, id: number) {
  return db
    .select(mailFacts)
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(eq(websites.id, id));
}

/** Returns the business that mails name until it is set: the one in the page's first contact section. */
function getBusinessOfContact(contact: StoredSection | null): Business {
  const sections = contact ? parseSections({ sections: [contact] }, contactInfo) : [];
  // A contact section may name a person; mails use the website's title instead until its owner sets a name.
  return { ...getBusinessOfPage({ sections }), name: '' };
}
