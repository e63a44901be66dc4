import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Locale } from '@/core/locale/locale';
import { buildServer, type ServerParts } from '@/server/build-server';
import { openPayments } from '@/server/create-dependencies';
import { getCookieName, SESSION_COOKIE } from '@/server/domains/accounts/session-cookie';
import { MailWorker } from '@/server/domains/mail/mail-worker';
import { UNDO_MS } from '@/server/domains/mail/queue-mail';
import { tidyFiles } from '@/server/domains/media/tidy-files';
import type { ClientAssets } from '@/server/http/client-assets';
import { preparePage } from '@/server/http/page-cache';
import {
  createAppPolicy,
  createContentSecurityPolicy,
  createTaggedPolicy,
} from '@/server/http/security-headers';
import type { DatabaseHandle } from '@/server/kernel/database';
import type { Clock } from '@/server/ports/clock';
import { FeedError, type FeedReader } from '@/server/ports/feed-reader';
import type { FileStore } from '@/server/ports/file-store';
import { type Mailer, MailRefused, type OutgoingMail } from '@/server/ports/mailer';
import { type Config, readConfig } from '@/server/settings/config';
import { addSignedInOwner } from './signed-in-owner';
import { TestClock } from './test-clock';
import { emptyTables, openTestDatabase } from './test-database';
import { createWorkDeps } from './work-deps';

/** The running app of a test file and what a test may look at or turn. */
export interface TestServer {
  app: FastifyInstance;
  database: DatabaseHandle;
  config: Config;
  clock: TestClock;
  files: Map<string, Buffer>;
  /** The file store that keeps them. */
  store: FileStore;
  /** What the server does at its start and every day. */
  tidyFiles(signal?: AbortSignal): Promise<void>;
  /** Sends to `sentMail` when told to; the tests' app does not start it. */
  mail: MailWorker;
  sentMail: OutgoingMail[];
  /** The mail server does not know these. */
  refusedAddresses: Set<string>;
  /** What the server has put off, for a test to do. */
  later: (() => Promise<void>)[];
  /** A browser that nobody has signed in with. */
  visitor(): Browser;
  /** A browser of a new owner who is signed in, on trial if nothing else is said; the email is `{nickname}@example.com`, the password `secret-1`. */
  owner(nickname: string, subscriptionTier?: string): Promise<Browser>;
}

/**
 * Builds the real app on the database of this project, once per file; tables are emptied before each test. A second
 * server of a file can share the first one's database.
 */
export function startTestServer(
  overrides: Partial<Config> = {},
  sharedDatabase?: () => DatabaseHandle,
  parts: Partial<
    Pick<
      ServerParts,
      | 'files'
      | 'assets'
      | 'assetStore'
      | 'payments'
      | 'feedReader'
      | 'ownsFiles'
      | 'sitemapAddresses'
      | 'logTo'
      | 'room'
      | 'redis'
    >
  > = {},
): TestServer {
  const server = {
    clock: new TestClock(),
    files: new Map(),
    sentMail: [] as OutgoingMail[],
    refusedAddresses: new Set(),
    later: [] as TestServer['later'],
  } as TestServer;
  server.visitor = () => new Browser(server.app);
  server.owner = async (nickname, subscriptionTier) => {
    const browser = server.visitor();
    browser.keepCookie(
      getCookieName(SESSION_COOKIE, server.config),
      server.app.signCookie(await addSignedInOwner(server, nickname, subscriptionTier)),
    );
    return browser;
  };
  server.store = createMemoryFileStore(server.files, server.clock);
  server.tidyFiles = (signal = new AbortController().signal) => {
    const { app, clock, database, store } = server;
    return tidyFiles({ ...createWorkDeps(database.db), clock, files: store, log: app.log }, signal);
  };
  beforeAll(async () => {
    server.database = sharedDatabase?.() ?? (await openTestDatabase());
    server.mail = new MailWorker({
      db: server.database.db,
      // Ten seconds ahead: what can be taken back until then is sent as well.
      clock: { now: () => new Date(server.clock.now().getTime() + UNDO_MS) },
      mailer: createMemoryMailer(server),
    });
    const config = { ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }), ...overrides };
    server.config = config;
    server.app = await buildServer({
      database: server.database,
      config,
      sessionSecret: 'a secret of tests that is long enough to sign with',
      clock: server.clock,
      files: server.store,
      ownsFiles: true,
      mail: server.mail,
      payments: openPayments(config, server.database.db, server.clock),
      assets: await createTestAssets(config),
      feedReader: noFeeds,
      doLater: (work) => server.later.push(work),
      ...parts,
    });
    await server.app.ready();
  });
  beforeEach(async () => {
    await emptyTables(server.database);
    server.clock.reset();
    server.files.clear();
    server.sentMail.length = 0;
    server.refusedAddresses.clear();
    server.later.length = 0;
  });
  afterAll(async () => {
    const closed = server.app.close();
    // A connection that a test has left open would keep it waiting for a minute.
    server.app.server.closeAllConnections();
    await closed;
    if (!sharedDatabase) await server.database.close();
  });
  return server;
}

/** Reads no calendar: a test that wants one brings it. */
const noFeeds: FeedReader = {
  read: () => Promise.reject(new FeedError('unreachable')),
};

/** An undefined one is not sent. */
type Headers = Record<string, string | undefined>;

/** Calls the app as a browser does: it keeps cookies and says where it comes from. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  keepCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The same browser, with its cookies, at another server. */
  through(app: FastifyInstance): Browser {
    const browser = new Browser(app);
    for (const [name, value] of this.cookies) browser.keepCookie(name, value);
    return browser;
  }

  get(url: string, headers: Headers = {}) {
    return this.call({ method: 'GET', url, headers });
  }

  post(url: string, payload?: InjectOptions['payload'], headers: Headers = {}) {
    return this.call({ method: 'POST', url, payload, headers });
  }

  put(url: string, payload: InjectOptions['payload']) {
    return this.call({ method: 'PUT', url, payload });
  }

  patch(url: string, payload: InjectOptions['payload']) {
    return this.call({ method: 'PATCH', url, payload });
  }

  delete(url: string) {
    return this.call({ method: 'DELETE', url });
  }

  /** The cookies as a header, for a call that does not go through this browser. */
  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const { cookie } = this;
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...options.headers };
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const response = await this.app.inject({ ...options, headers: sent });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

function createMemoryFileStore(files: Map<string, Buffer>, clock: Clock): FileStore {
  const modified = new Map<string, Date>();
  return {
    async put(name, content) {
      files.set(name, content);
      modified.set(name, clock.now());
    },
    async open(name) {
      const content = files.get(name);
      return content ? { bytes: content.length, stream: Readable.from(content) } : null;
    },
    async remove(name) {
      files.delete(name);
    },
    async *list() {
      for (const name of [...files.keys()]) yield { name, modifiedAt: modified.get(name) ?? clock.now() };
    },
  };
}

function createMemoryMailer({ sentMail, refusedAddresses }: TestServer): Mailer {
  return {
    async send(mail) {
      if (refusedAddresses.has(mail.to)) throw new MailRefused('No such mailbox');
      sentMail.push(mail);
      return 'kept';
    },
  };
}

/** The client's pages as short as they can be, without built files. */
export async function createTestAssets(config: Config): Promise<ClientAssets> {
  const front = createContentSecurityPolicy(config);
  const app = createAppPolicy(config);
  const pagesIn = async (locale: Locale) => {
    const page = (name: string, policy: string) =>
      preparePage(`<!doctype html><html lang="${locale}"><title>${name}</title>`, policy);
    return {
      appShell: await page('app', app),
      taggedShell: await page('app', createTaggedPolicy(app, config)),
      landing: await page('landing', createTaggedPolicy(front, config)),
      privacy: await page('privacy', front),
      notFound: await page('not found', front),
      unavailable: await page('unavailable', front),
    };
  };
  const pages = {
    en: await pagesIn('en'),
    sk: await pagesIn('sk'),
    cs: await pagesIn('cs'),
    de: await pagesIn('de'),
  };
  return {
    folder: null,
    pages,
    askedPages: pages,
    siteScripts: { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' },
    linkFiles: (screen, locale) => `</assets/${locale}/${screen}.js>; rel=modulepreload`,
    sitePolicy: (styleHash) => createContentSecurityPolicy(config, styleHash),
  };
}
