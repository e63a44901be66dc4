import type { WebsiteInput } from '@/contracts/websites';

const account = {
  nickname: 'bench',
  email: 'bench@example.com',
  password: 'bench-1234',
  confirmPassword: 'bench-1234',
};

/** Publishes websites by the calls that a browser makes; returns the address of each page. */
export type Publish = (website: WebsiteInput) => Promise<string>;

/** Logs in an existing owner; returns the cookie. */
export async function logIn(productUrl: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${productUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Nobody could sign in: ${answer.status}`);
  return cookie;
}

/** Registers and signs in an owner, who is on trial, which allows everything; returns a function that publishes. */
export async function signInOwner(productUrl: string): Promise<Publish> {
  const call = async (path: string, body: unknown, cookie = '') => {
    const answer = await fetch(`${productUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  await call('/api/register', account);
  const cookie = await logIn(productUrl, account.email, account.password);
  return async (website) => {
    await call('/api/websites', website, cookie);
    return `${productUrl}/${website.slug}`;
  };
}
