import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PageData, StoredSection } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { toUploadUrl } from '@/core/image-file';
import { phrase } from '@/core/messages';
import { getEffectiveTier, getEntitlements, type TierColumns, type VisitorFeature } from '@/core/plans';
import type { Theme } from '@/core/theme';
import { booking } from '@/sections/types/booking/definition';
import { contact } from '@/sections/types/contact/definition';
import { contactInfo } from '@/sections/types/contact-info/definition';
import { poll } from '@/sections/types/poll/definition';
import { products } from '@/sections/types/products/definition';
import type { ShareCardSite } from '@/site/share-card';
import { users } from '../../db/tables/users';
import { websites } from '../../db/tables/websites';
import type { Deps } from '../../http/deps';
import type { Database, Transaction } from '../../kernel/database';
import { createWebsiteNotFoundError } from '../../kernel/not-found';

/**
 * A visitor's website lacks the unsaved work of its owner, which is not public and may be as large as the page, and the
 * texts of its legal pages, which only these pages show.
 */
export type PublishedWebsite = Omit<typeof websites.$inferSelect, 'draftData' | 'draftSavedAt' | 'legal'>;

/** `owner` says which plan the website's owner has. */
export type OwnedWebsite = PublishedWebsite & { owner: TierColumns };

/** Visitors see all of this on the page. */
export type ShownWebsite = OwnedWebsite & Pick<typeof websites.$inferSelect, 'legal'>;

/** Visitors use a feature in the sections of this definition. */
const definitionOf = { contact, poll, booking, products } satisfies Record<VisitorFeature, { type: string }>;

const contactInfoPath = sql.raw(`'$.sections[*] ? (@.type == "${contactInfo.type}")'`);

/** Mails need these columns of a website and its owner: a rule that locks a website reads them along with it. */
export const mailFacts = {
  id: users.id,
  email: users.email,
  language: users.language,
  emailProvenAt: users.emailProvenAt,
  subscriptionTier: users.subscriptionTier,
  trialEndDate: users.trialEndDate,
  newsBy: websites.newsBy,
  business: websites.business,
  // Only the contact section is read, because the whole page may be large.
  contact: sql<StoredSection | null>`CASE WHEN ${websites.business} IS NULL THEN jsonb_path_query_first(
    ${websites.pageData}, ${contactInfoPath}) END`,
};

/** These columns are the head of a website. */
const head = {
  id: websites.id,
  userId: websites.userId,
  title: websites.title,
  slug: websites.slug,
  timeZone: websites.timeZone,
  language: websites.language,
};

type User = typeof users.$inferSelect;

export type MailFacts = Pick<
  User,
  'id' | 'email' | 'language' | 'emailProvenAt' | 'subscriptionTier' | 'trialEndDate'
> &
  Pick<typeof websites.$inferSelect, 'newsBy' | 'business'> & { contact: StoredSection | null };

/** The website is locked, and `mailing` holds the facts for its mails. */
export type HeldWebsite = OwnedWebsite & { mailing: MailFacts };

/** Finds the draft at a slug; undefined when this owner has no website there. */
export async function findDraft(db: Database, slug: string, userId: number) {
  const [found] = await db
    .select({ draftData: websites.draftData })
    .from(websites)
    .where(and(eq(websites.slug, slug), eq(websites.userId, userId)));
  return found?.draftData;
}

/** Finds a website with everything that its owner sees of its page, except for the draft. */
export async function findShownWebsite(
  db: Database,
  slug: string,
  userId: number,
): Promise<ShownWebsite | null> {
  const { draftData, draftSavedAt, ...columns } = getTableColumns(websites);
  const [website] = await db
    .select({ ...columns, owner })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(and(eq(websites.slug, slug), eq(websites.userId, userId)));
  return website ?? null;
}

export async function findWebsiteBySlug(db: Database, slug: string): Promise<OwnedWebsite | null> {
  const [website] = await selectWebsites(db).where(eq(websites.slug, slug));
  return website ?? null;
}

/** Finds a website by its id and keeps it from being deleted until the transaction ends. */
export async function lockWebsiteHead(tx: Transaction, id: number): Promise<WebsiteHead | null> {
  const [website] = await tx.select(head).from(websites).where(eq(websites.id, id)).for('key share');
  return website ?? null;
}

/** Visitors see the website in this state; it gets another name with every change. */
export interface PublishedState {
  website: ShownWebsite;
  state: string;
}

/**
 * The name changes with every write to the website's row, which holds everything that its page shows, and with its
 * owner's plan.
 */
const publishedState = sql<string>`concat_ws(' ', ${websites.id}, ${websites}.xmin, ${users.subscriptionTier}, ${users.trialEndDate})`;

/** Finds the website that visitors read at a slug, with its state. */
export async function findPublishedPage(db: Database, slug: string): Promise<PublishedState | null> {
  const { draftData, draftSavedAt, ...columns } = getTableColumns(websites);
  const [found] = await db
    .select({ website: columns, owner, state: publishedState })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(isPublishedAt(slug));
  return found ? { website: { ...found.website, owner: found.owner }, state: found.state } : null;
}

/** Finds only that state, without the page; null if nothing is published. */
export async function findPublishedState(db: Database, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ state: publishedState })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(isPublishedAt(slug));
  return found?.state ?? null;
}

/** Returns the published website at a slug. Throws NOT_FOUND for an unpublished one as for an unknown one. */
export async function getPublishedWebsite(db: Database, slug: string): Promise<OwnedWebsite> {
  return assertFound(await selectWebsites(db).where(isPublishedAt(slug)));
}

/**
 * Returns the website at a slug for a feature of its owner's plan. Throws SUBSCRIPTION_EXPIRED when the plan lacks it.
 * Its page has only the sections of that feature: the whole page may be large, and anybody may call often.
 */
export async function getServedWebsite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  feature: VisitorFeature,
): Promise<OwnedWebsite> {
  return assertServed(
    assertFound(await selectWebsites(db, selectSections(feature)).where(isPublishedAt(slug))),
    feature,
    clock.now(),
  );
}

/**
 * Returns the same website and locks it until the transaction ends, so that no save and no deletion comes between. It
 * must be the first lock of a transaction, because a save locks the website before anything that belongs to it.
 */
export async function lockServedWebsite(
  tx: Transaction,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<HeldWebsite> {
  const { draftData, draftSavedAt, legal, ...columns } = getTableColumns(websites);
  const held = tx
    .select({ ...columns, pageData: selectSections(feature), owner, mailing: mailFacts })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(isPublishedAt(slug))
    .for('key share', { of: websites });
  return assertServed(assertFound(await held), feature, now);
}

/** The head of a website lacks its page, which may be large. */
export type WebsiteHead = Pick<
  PublishedWebsite,
  'id' | 'userId' | 'title' | 'slug' | 'timeZone' | 'language'
>;

/** Locks the website in the same way, without reading its page. */
export async function lockServedHead(
  tx: Transaction,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<WebsiteHead> {
  const held = selectHeads(tx).where(isPublishedAt(slug)).for('key share', { of: websites });
  return assertServed(assertFound(await held), feature, now);
}

/** Locks the website in the same way for a rule that mails, and reads the facts for its mails. */
export async function lockServedSender(
  tx: Transaction,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<WebsiteHead & { mailing: MailFacts }> {
  const held = tx
    .select({ ...head, owner, mailing: mailFacts })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .where(isPublishedAt(slug))
    .for('key share', { of: websites });
  return assertServed(assertFound(await held), feature, now);
}

/**
 * Returns the head of the published website at a slug, whatever its owner's plan. Throws NOT_FOUND for an unpublished
 * one as for an unknown one.
 */
export async function getPublishedHead(db: Database, slug: string): Promise<WebsiteHead> {
  return assertFound(await selectHeads(db).where(isPublishedAt(slug)));
}

type PageSource = typeof websites.pageData | SQL<PageData>;

const owner = { subscriptionTier: users.subscriptionTier, trialEndDate: users.trialEndDate };

/** Selects a page that has only the sections in which visitors use a feature. */
const selectSections = (feature: VisitorFeature) => sql<PageData>`jsonb_build_object('sections', coalesce((
  SELECT jsonb_agg(section) FROM jsonb_array_elements(${websites.pageData} -> 'sections') AS section
  WHERE section ->> 'type' = ${definitionOf[feature].type}
), '[]'))`;

function selectWebsites(db: Database, pageData: PageSource = websites.pageData) {
  const { draftData, draftSavedAt, legal, ...columns } = getTableColumns(websites);
  return db
    .select({ ...columns, pageData, owner })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .$dynamic();
}

function selectHeads(db: Database) {
  return db
    .select({ ...head, owner })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .$dynamic();
}

const isPublishedAt = (slug: string) => and(eq(websites.slug, slug), eq(websites.isPublished, true));

function assertFound<Website>([website]: (Website | null)[]): Website {
  if (!website) throw createWebsiteNotFoundError();
  return website;
}

/** Throws a phrase of its own instead of `subscriptionExpired`, which would send a visitor's browser to the plans. */
function assertServed<Website extends { owner: TierColumns }>(
  website: Website,
  feature: VisitorFeature,
  now: Date,
): Website {
  if (getEntitlements(getEffectiveTier(website.owner, now)).can(feature)) return website;
  throw new AppError('SUBSCRIPTION_EXPIRED', phrase(`errors.pageIsClosed.${feature}`));
}

/** A legal page shows these parts of its website. */
export type LegalWebsite = Pick<
  ShownWebsite,
  'title' | 'slug' | 'logoUrl' | 'language' | 'business' | 'legal'
> & { theme: Theme | null; state: string };

/** Finds the website whose legal pages visitors read at a slug, without its page. */
export async function findLegalWebsite(db: Database, slug: string): Promise<LegalWebsite | null> {
  const [site] = await selectLegal(db).where(isPublishedAt(slug));
  return site ?? null;
}

/** Finds the same for the owner, published or not; null when this owner has no website there. */
export async function findOwnLegalWebsite(
  db: Database,
  slug: string,
  userId: number,
): Promise<LegalWebsite | null> {
  const [site] = await selectLegal(db).where(and(eq(websites.slug, slug), eq(websites.userId, userId)));
  return site ?? null;
}

function selectLegal(db: Database) {
  const { title, slug, logoUrl, language, business, legal, pageData } = websites;
  const theme = sql<Theme | null>`${pageData}->'theme'`;
  return db
    .select({ title, slug, logoUrl, language, business, legal, theme, state: publishedState })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .$dynamic();
}

/** Finds the parts of a published website that its share card shows, without its page. */
export async function findShareCardSite(db: Database, slug: string): Promise<ShareCardSite | null> {
  const { title, logoUrl, pageData } = websites;
  const theme = sql<Theme | null>`${pageData}->'theme'`;
  const [site] = await db
    .select({ title, slug: websites.slug, logoUrl, theme })
    .from(websites)
    .where(isPublishedAt(slug));
  return site ? { ...site, theme: site.theme ?? undefined } : null;
}

/** Returns true if a published website shows an upload around a focus. */
export async function showsPictureCut(db: Database, slug: string, fileName: string): Promise<boolean> {
  const isShown = sql`strpos(${websites.pageData}::text, ${`${toUploadUrl(fileName)}#focus=`}) > 0`;
  const [site] = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(isPublishedAt(slug), isShown));
  return site !== undefined;
}

/**
 * Names the state of an owner's website and its draft: any change of either gives another name. Null when this owner
 * has no website there.
 */
export async function findPreviewState(db: Database, slug: string, userId: number): Promise<string | null> {
  const [found] = await db
    .select({ id: websites.id, written: sql<string>`${websites}.xmin::text` })
    .from(websites)
    .where(and(eq(websites.slug, slug), eq(websites.userId, userId)));
  return found ? `${found.id} ${found.written}` : null;
}
