import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { sectionFixtures } from '@/sections/page/fixtures';
import { type RunningProduct, startProduct } from '../support/running-product';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

const OUR_PAGES = ['/', '/privacy', '/login', '/register', '/forgot-password', '/nothing-here'];
const DEMOS = ['salon', 'restaurant', 'construction', 'accommodation'].map((name) => `/demo/${name}`);
const SLUG = 'whole-page';

/** The checker's own style sheet parser does not know newer CSS such as container queries. */
const ABOUT_STYLES = /^CSS: /;

/** Returns the path of the Nu HTML checker, a Java archive; null without the package: `npm install --no-save vnu-jar`. */
export function findChecker(): string | null {
  try {
    return require('vnu-jar') as string;
  } catch {
    return null;
  }
}

/** The checker finds no error on our pages, the demos, and a website with every section type. */
export async function checkHtml(): Promise<void> {
  const product = await startProduct();
  try {
    await publishWholePage(product);
    for (const address of [...OUR_PAGES, ...DEMOS, `/${SLUG}`]) {
      const html = await (await fetch(`${product.url}${address}`)).text();
      assert.deepEqual(await findErrors(html), [], address);
    }
  } finally {
    await product.stop();
  }
}

async function findErrors(html: string): Promise<string[]> {
  const checking = run('java', ['-jar', String(findChecker()), '--errors-only', '--format', 'json', '-']);
  checking.child.stdin?.end(html);
  // The checker ends with 1 when it has found something, styles included.
  const { stderr } = await checking.catch((error: { stderr: string }) => error);
  const { messages } = JSON.parse(stderr) as { messages: { message: string; extract?: string }[] };
  return messages
    .filter(({ message }) => !ABOUT_STYLES.test(message))
    .map(({ message, extract }) => `${message} ${extract ?? ''}`);
}

async function publishWholePage({ url }: RunningProduct): Promise<void> {
  const account = { nickname: 'whole', email: 'whole@example.com', password: 'harbour-41' };
  await post(url, '/api/register', { ...account, confirmPassword: account.password });
  const login = await post(url, '/api/login', account);
  const sections = Object.entries(sectionFixtures).map(([type, { typical }], order) => ({
    id: `${type}-1`,
    type,
    order,
    ...typical,
  }));
  const website = { title: 'Whole page', slug: SLUG, pageData: { sections }, isPublished: true };
  await post(url, '/api/websites', website, { cookie: login.headers.getSetCookie().join('; ') });
}

async function post(url: string, address: string, body: object, headers = {}): Promise<Response> {
  const answer = await fetch(`${url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${address} answered ${answer.status}`);
  return answer;
}
