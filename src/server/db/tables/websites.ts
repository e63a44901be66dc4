import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PageData } from '@/contracts/page-data';
import type { DraftInput } from '@/contracts/websites';
import type { Business } from '@/core/business';
import type { Legal } from '@/core/legal';
import { FIRST_OVERVIEW_HOUR, type NewsBy } from '@/core/news';
import type { Person } from '@/core/people';
import { HOME_TIME_ZONE } from '@/core/wall-clock';
import type { WebsiteHours } from '@/core/website-hours';
import { foreignId, id, language, moment, requestOnce } from './columns';
import { users } from './users';

export const websites = pgTable(
  'websites',
  {
    id: id(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    logoUrl: text('logo_url'),
    pageData: jsonb('page_data').$type<PageData>().notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    /** The website was published then for the first time. */
    publishedAt: moment('published_at'),
    /** Counts the saves; a save from an older version is refused. */
    version: integer('version').notNull().default(1),
    draftData: jsonb('draft_data').$type<DraftInput>(),
    /** The last autosave was then, or the save or the discard that ended the draft. */
    draftSavedAt: moment('draft_saved_at'),
    timeZone: text('time_zone').notNull().default(HOME_TIME_ZONE),
    /** Is null until they are set: until then booking sections have their own, and the page shows none. */
    hours: jsonb('hours').$type<WebsiteHours>(),
    /** Is null until its owner sets it: until then, the page's first contact section counts. */
    business: jsonb('business').$type<Business>(),
    /**
     * Holds the legal pages; null until its owner gives one. They are read only where they are shown, since the texts
     * may be long.
     */
    legal: jsonb('legal').$type<Legal>(),
    /** Is null until its owner sets them: until then each team section shows its own. */
    people: jsonb('people').$type<Person[]>(),
    /** Visitors read the product's own words in this language, beside those of the owner. */
    language: language(),
    /**
     * Is 'due' for a website from before there were languages, until its text is read; then 'untold' until its owner
     * knows which language was found.
     */
    languageGuess: text('language_guess').$type<'due' | 'untold'>(),
    /** Whatever came after this moment is news to the owner. */
    newsSeenAt: moment('news_seen_at'),
    /** Says whether its owner gets a mail for each thing that comes, or an overview of the day. */
    newsBy: text('news_by').$type<NewsBy>().notNull().default('each'),
    /** The overview of a day is sent at this full hour on the website's clock. */
    overviewHour: integer('overview_hour').notNull().default(FIRST_OVERVIEW_HOUR),
    /** The overview was last sent for this day, YYYY-MM-DD. */
    overviewOn: text('overview_on'),
    /** Messages, bookings and names in orders are erased after this many months; null keeps them until somebody deletes them. */
    retentionMonths: integer('retention_months'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...requestOnce(),
  },
  (table) => [
    uniqueIndex('websites_slug_key').on(table.slug),
    uniqueIndex('websites_request_key').on(table.userId, table.requestId),
    index('websites_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
    // The sitemap reads every published website, and pages are long, so this index holds all that it needs of a row.
    index('websites_published_idx').on(table.id, table.updatedAt).where(sql`${table.isPublished}`),
    index('websites_overview_idx').on(table.id).where(sql`${table.newsBy} <> 'each'`),
    index('websites_language_guess_due_idx').on(table.id).where(sql`${table.languageGuess} = 'due'`),
  ],
);

/** A record belongs to this website, and is deleted with it. */
export const websiteId = () =>
  foreignId('website_id')
    .notNull()
    .references(() => websites.id, { onDelete: 'cascade' });

/** A row keeps what a save wrote, for looking back. */
export const websiteRevisions = pgTable(
  'website_revisions',
  {
    websiteId: websiteId(),
    version: integer('version').notNull(),
    description: text('description').notNull(),
    logoUrl: text('logo_url'),
    pageData: jsonb('page_data').$type<PageData>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.version] })],
);

/** Holds addresses of deleted websites for their former owners; for nobody when the account is gone as well. */
export const reservedSlugs = pgTable('reserved_slugs', {
  slug: text('slug').primaryKey(),
  userId: foreignId('user_id').references(() => users.id, { onDelete: 'set null' }),
  reservedUntil: moment('reserved_until').notNull(),
});

/** Each save copies these from the page's social sections. */
export const socialLinks = pgTable(
  'social_links',
  {
    id: id(),
    websiteId: websiteId(),
    platform: text('platform').notNull(),
    url: text('url').notNull(),
  },
  (table) => [index('social_links_website_id_idx').on(table.websiteId)],
);

/** Keeps the words, settings and pictures of a website, and nothing that visitors sent. */
export type KeptWebsite = Pick<
  typeof websites.$inferSelect,
  | 'description'
  | 'logoUrl'
  | 'pageData'
  | 'draftData'
  | 'timeZone'
  | 'hours'
  | 'business'
  | 'legal'
  | 'people'
  | 'language'
  | 'newsBy'
  | 'overviewHour'
  | 'retentionMonths'
>;

/** Holds deleted websites, which their owners can bring back for some time. */
export const binnedWebsites = pgTable(
  'binned_websites',
  {
    id: id(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    kept: jsonb('kept').$type<KeptWebsite>().notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    index('binned_websites_user_id_deleted_at_idx').on(table.userId, table.deletedAt.desc()),
    index('binned_websites_deleted_at_idx').on(table.deletedAt),
  ],
);
