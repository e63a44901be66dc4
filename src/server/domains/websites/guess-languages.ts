import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PageData } from '@/contracts/page-data';
import { HOUR_MS } from '@/core/dates';
import { guessLanguage, LANGUAGE_SAMPLE_LENGTH } from '@/core/locale/guess-language';
import { DEFAULT_LOCALE } from '@/core/locale/locale';
import { websites } from '../../db/tables/websites';
import type { Database, Transaction } from '../../kernel/database';
import { runEvery } from '../../kernel/run-every';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import formerSamples from './former-samples.json';
import { lockWebsite, updateWebsite, type WebsiteRecord } from './queries';

const WEBSITES_AT_ONCE = 200;

/**
 * Gives websites from before there were languages the language in which their owners wrote them. Each website has a
 * transaction of its own that checks it again: several processes may do so at once, and the next run goes on where one
 * has stopped.
 */
export async function guessLanguages(deps: WorkDeps, signal?: AbortSignal): Promise<void> {
  let last = 0;
  for (;;) {
    const ids = await listDue(deps.db, last);
    for (const id of ids) {
      if (signal?.aborted) return;
      await guessLanguageOf(deps, id);
      last = id;
    }
    if (ids.length < WEBSITES_AT_ONCE) return;
  }
}

/**
 * Gives a website the language in which it is written, unless it has one by now; null when there is no such website.
 */
export function guessLanguageOf(deps: WorkDeps, id: number): Promise<WebsiteRecord | null> {
  return inTransaction(deps, async (work) => {
    const website = await lockWebsite(work.db, id);
    if (website?.languageGuess !== 'due') return website;
    const { title, slug, description, pageData, draftData } = website;
    const texts = [title, description, draftData?.description ?? ''];
    const language = guessLanguage(
      readOwnWords(texts, draftData ? [pageData, draftData.pageData] : [pageData]),
    );
    if (language === website.language) return updateWebsite(work.db, id, { languageGuess: null });
    work.pageChanged(slug);
    return updateWebsite(work.db, id, {
      language,
      languageGuess: 'untold',
      // A draft that still names the first language would bring it back.
      ...(draftData?.language === DEFAULT_LOCALE && { draftData: { ...draftData, language } }),
    });
  });
}

async function listDue(db: Database, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.languageGuess, sql`'due'`), gt(websites.id, after)))
    .orderBy(asc(websites.id))
    .limit(WEBSITES_AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Notes that the owner knows which language the website got. */
export async function acceptLanguage(tx: Transaction, id: number): Promise<void> {
  await tx.update(websites).set({ languageGuess: null }).where(eq(websites.id, id));
}

/** Runs at startup and then hourly until the server closes; once all websites are done, it does nothing. */
export function startLanguageGuesses(app: FastifyInstance, deps: WorkDeps): void {
  runEvery(app, {
    name: 'language-guesses',
    everyMs: HOUR_MS,
    run: (signal) => guessLanguages(deps, signal),
    complaint: 'Websites from before there were languages wait for the next look',
  });
}

/** Before there were languages, templates and new sections contained these sentences in English. */
const samples = new Set<string>(formerSamples);

/** Returns what an owner wrote on pages, without the sentences that came with a template or with a new section. */
function readOwnWords(texts: readonly string[], pages: readonly PageData[]): string {
  const words: string[] = [];
  let length = 0;
  const read = (value: unknown): void => {
    if (length >= LANGUAGE_SAMPLE_LENGTH) return;
    if (typeof value === 'string') {
      for (const part of value.slice(0, LANGUAGE_SAMPLE_LENGTH).split(/[.!?:;\n]+/)) {
        const sentence = part.trim();
        if (samples.has(sentence)) continue;
        words.push(sentence);
        length += sentence.length + 1;
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) read(part);
    }
  };
  for (const text of texts) read(text);
  for (const { sections } of pages) for (const { title, content } of sections) read([title, content]);
  return words.join('\n');
}
