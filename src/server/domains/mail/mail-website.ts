import { PRODUCT_NAME } from '@/core/brand';
import type { Business } from '@/core/business';
import type { Locale } from '@/core/locale/locale';
import type { NewsBy } from '@/core/news';
import { hasLink } from '@/core/plain-name';
import { paths } from '@/core/screen-paths';
import type { KeyedHash } from '../../kernel/secrets';
import { text } from '../../kernel/text';
import type { MailAccount } from './mail';

/** Mails tell these facts of the website that they come from. */
export interface MailWebsite {
  id: number;
  title: string;
  slug: string;
  timeZone: string;
  /** Visitors read this language; the owner's own may differ. */
  language: Locale;
  business: Business;
  /** Says whether the owner gets a mail for each thing that comes, or an overview of the day. */
  newsBy: NewsBy;
  account: MailAccount;
  /** People reach the product at this address, without a slash at the end. */
  publicUrl: string;
  /** Signs the links of mails. */
  keyedHash: KeyedHash;
  /** The platform sends from this address, where nobody answers. */
  platformEmail: string;
}

/**
 * Returns the name by which a business may address people who did not ask to hear from it. It is null until the owner's
 * address is proven, because anybody can register under any name.
 */
export function findProvenName({ title, business, account }: MailWebsite): string | null {
  const name = business.name || title;
  return account.owner.isProven && !hasLink(name) ? name : null;
}

/** Finds the name that mails have in From, in the language of their reader: 'Salón Mirabelka via Verandly'. */
export function findSenderName(website: MailWebsite, reader: Locale): string | null {
  const name = findProvenName(website);
  return name && text(reader, 'mail.via', { website: name, product: PRODUCT_NAME });
}

/** Returns the address of the website for visitors. */
export function getPageUrl({ publicUrl, slug }: MailWebsite): string {
  return `${publicUrl}/${slug}`;
}

/** Returns the address of the website's admin, with the list that has something new. */
export function getAdminUrl(
  { publicUrl, id }: MailWebsite,
  tab?: 'messages' | 'bookings' | 'orders',
): string {
  return `${publicUrl}${paths.admin(id)}${tab ? `#${tab}` : ''}`;
}
