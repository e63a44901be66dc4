import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foreignId, id, moment } from './columns';
import { websiteId } from './websites';

/** Each save copies the polls of the page's sections here; one that left the page becomes inactive. */
export const polls = pgTable(
  'polls',
  {
    id: id(),
    websiteId: websiteId(),
    sectionId: text('section_id').notNull(),
    question: text('question').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [uniqueIndex('polls_section_key').on(table.websiteId, table.sectionId)],
);

/** Holds the options of a poll by their place, each with its counter; those that left the page with votes are below 0. */
export const pollOptions = pgTable(
  'poll_options',
  {
    pollId: foreignId('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    optionIndex: integer('option_index').notNull(),
    text: text('text').notNull(),
    votes: integer('votes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.optionIndex] })],
);

export const sectionPollVotes = pgTable(
  'section_poll_votes',
  {
    id: id(),
    websiteId: websiteId(),
    sectionId: text('section_id').notNull(),
    optionIndex: integer('option_index').notNull(),
    /** Holds a hash of the voter's network with the salt of the day, which is forgotten when the day is over. */
    network: text('network'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('section_poll_votes_website_id_section_id_idx').on(table.websiteId, table.sectionId),
    index('section_poll_votes_website_id_created_at_idx').on(table.websiteId, table.createdAt),
    index('section_poll_votes_network_idx')
      .on(table.network, table.websiteId, table.sectionId)
      .where(sql`${table.network} IS NOT NULL`),
  ],
);
