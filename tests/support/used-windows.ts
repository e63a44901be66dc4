import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Holds the browser of one person, with one tab. */
export interface PersonWindow {
  context: BrowserContext;
  page: Page;
}

/** Holds a window that somebody has used, and the options that it was opened with. */
interface UsedWindow extends PersonWindow {
  kind: string;
  options: BrowserContextOptions;
  /** Removes what a person has left behind at the product. */
  forget(): Promise<void>;
  /** Something was done to the window that cannot be undone, such as adding a script that runs on every page. */
  isSpoilt: boolean;
}

/** The product has no script at this address. */
const EMPTY_ADDRESS = '/robots.txt';
/** Each idle window keeps a process of the browser. */
const MAX_IDLE = 4;
const TAB_EVENTS = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;
const LISTENED = [...TAB_EVENTS, 'dialog', 'download', 'filechooser', 'framenavigated', 'popup'] as const;
const SPOILING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'grantPermissions',
] as const;

/**
 * Hands windows from one person to the next. A new one costs the browser more than a second, because it compiles all
 * scripts in a new process; one that is emptied and stays at the product's origin has them already.
 */
export class UsedWindows {
  private readonly open = new Set<UsedWindow>();
  private idle: UsedWindow[] = [];

  /** Returns an empty window with these options. */
  async take(browser: Browser, options: BrowserContextOptions): Promise<PersonWindow> {
    const kind = JSON.stringify(options);
    const used = this.idle.find((window) => window.kind === kind);
    this.idle = this.idle.filter((window) => window !== used);
    const window = used ?? (await openWindow(browser, kind, options));
    this.open.add(window);
    return window;
  }

  /** Empties all windows that people have used, or closes them. */
  async takeBack(): Promise<void> {
    const used = [...this.open];
    this.open.clear();
    const emptied = await Promise.all(
      used.map(async (window) => ((await makeReady(window)) ? [window] : [])),
    );
    this.idle.push(...emptied.flat());
    const tooMany = this.idle.splice(0, Math.max(0, this.idle.length - MAX_IDLE));
    await Promise.all(tooMany.map(({ context }) => context.close()));
  }

  /** Closes the windows of a product that ends. */
  async close(baseURL: string): Promise<void> {
    const gone = this.idle.filter(({ options }) => options.baseURL === baseURL);
    this.idle = this.idle.filter((window) => !gone.includes(window));
    await Promise.all(gone.map(({ context }) => context.close()));
  }
}

async function openWindow(
  browser: Browser,
  kind: string,
  options: BrowserContextOptions,
): Promise<UsedWindow> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const origin = options.baseURL ?? '';
  const window: UsedWindow = {
    kind,
    options,
    context,
    page,
    isSpoilt: false,
    async forget() {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.send('Page.resetNavigationHistory');
    },
  };
  for (const owner of [context, page]) {
    for (const name of SPOILING) if (name in owner) noteCall(owner, name, window);
    const { clock } = owner;
    Object.defineProperty(owner, 'clock', {
      get() {
        window.isSpoilt = true;
        return clock;
      },
    });
  }
  return window;
}

/** Marks a window as spoilt once the method is called, so that nobody gets it afterwards. */
function noteCall(owner: object, name: string, window: UsedWindow): void {
  const call: unknown = Reflect.get(owner, name);
  if (typeof call !== 'function') return;
  Reflect.set(owner, name, (...values: unknown[]) => {
    window.isSpoilt = true;
    return Reflect.apply(call, owner, values);
  });
}

/** Returns true if a window is as good as new; otherwise closes it. */
async function makeReady(window: UsedWindow): Promise<boolean> {
  const { context, page, options } = window;
  if (!window.isSpoilt && !page.isClosed() && options.javaScriptEnabled !== false) {
    const isEmpty = await empty(window).then(
      () => true,
      () => false,
    );
    if (isEmpty) return true;
  }
  await context.close();
  return false;
}

/** Empties a window; rejects if the product has ended or the page cannot be left. */
async function empty({ context, page, options, forget }: UsedWindow): Promise<void> {
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
  ]);
  for (const event of LISTENED) page.removeAllListeners(event);
  for (const event of [...TAB_EVENTS.filter((name) => name !== 'pageerror'), 'page', 'weberror'] as const)
    context.removeAllListeners(event);
  await Promise.all(context.pages().flatMap((tab) => (tab === page ? [] : [tab.close()])));
  await context.setOffline(false);
  // The page may ask before it is left with unsaved work.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.goto(EMPTY_ADDRESS, { timeout: 5_000 });
  page.removeAllListeners('dialog');
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await context.clearCookies();
  await forget();
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
    reducedMotion: options.reducedMotion ?? null,
  });
  await page.mouse.move(0, 0);
}
