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

/** Holds the running app of a test file, and the parts that a test may look at or change. */
export interface TestServer {
  app: FastifyInstance;
  database: DatabaseHandle;
  config: Config;
  clock: TestClock;
  files: Map<string, Buffer>;
  /** Keeps its files in `files`. */
  store: FileStore;
  /** Tidies the files as the server does at its start and every day. */
  tidyFiles(signal?: AbortSignal): Promise<void>;
  /** Sends to `sentMail` when a test tells it to; the tests' app does not start it. */
  mail: MailWorker;
  sentMail: OutgoingMail[];
  /** The mail server refuses these addresses. */
  refusedAddresses: Set<string>;
  /** The server has put off this work, for a test to do. */
  later: (() => Promise<void>)[];
  /** Creates a browser in which nobody has signed in. */
  visitor(): Browser;
  /**
   * Creates a browser of a new owner who is signed in, on trial by default; the email is `{nickname}@example.com`, the
   * password `secret-1`.
   */
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
      // It is ten seconds ahead, so that mails of changes that can still be undone are sent as well.
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
    // The app would wait a minute for a connection that a test has left open.
    server.app.server.closeAllConnections();
    await closed;
    if (!sharedDatabase) await server.database.close();
  });
  return server;
}

/** Reads no calendar: a test that needs one passes its own reader. */
const noFeeds: FeedReader = {
  read: () => Promise.reject(new FeedError('unreachable')),
};

/** A header that is undefined is not sent. */
type Headers = Record<string, string | undefined>;

/** Calls the app as a browser does: it keeps cookies and sends `sec-fetch-site`. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  keepCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Returns the same browser, with its cookies, at another server. */
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

  /** Returns the cookies as a header, for a call that does not go through this browser. */
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

/** Creates the client's pages, as short as they can be and without built files. */
export async function createTestAssets(config: Config): Promise<ClientAssets> {
  const front = createContentSecurityPolicy(config);
  const app = createAppPolicy(config);
  const preparePages = async (locale: Locale) => {
    const buildPage = (name: string, policy: string) =>
      preparePage(`<!doctype html><html lang="${locale}"><title>${name}</title>`, policy);
    return {
      appShell: await buildPage('app', app),
      taggedShell: await buildPage('app', createTaggedPolicy(app, config)),
      landing: await buildPage('landing', createTaggedPolicy(front, config)),
      privacy: await buildPage('privacy', front),
      notFound: await buildPage('not found', front),
      unavailable: await buildPage('unavailable', front),
    };
  };
  const pages = {
    en: await preparePages('en'),
    sk: await preparePages('sk'),
    cs: await preparePages('cs'),
    de: await preparePages('de'),
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
