import { expect, it, vi } from 'vitest';
import { uploadImage } from './upload-image';

const file = new File(['picture'], 'loaf.png', { type: 'image/png' });
const { signal } = new AbortController();

function answer(response: () => Promise<Response>) {
  const fetchMock = vi.fn((_url: string, _request: RequestInit) => response());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

it('sends the file and answers its address', async () => {
  const fetchMock = answer(async () => Response.json({ url: '/uploads/a.webp' }));
  expect(await uploadImage(file, signal)).toEqual({ kind: 'stored', url: '/uploads/a.webp' });
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  expect([url, request?.method]).toEqual(['/api/upload', 'POST']);
  const form = request?.body as FormData | undefined;
  expect(form?.get('file')).toBeInstanceOf(File);
});

it('passes on what the server says against the file, and nothing else', async () => {
  answer(async () => Response.json({ code: 'VALIDATION', message: 'Not a picture' }, { status: 400 }));
  expect(await uploadImage(file, signal)).toEqual({ kind: 'failed', message: 'Not a picture' });
  answer(async () => Response.json({ code: 'INTERNAL', message: 'secret' }, { status: 500 }));
  expect(await uploadImage(file, signal)).toEqual({ kind: 'failed', message: undefined });
});

it('tells a plan that has no products from a file that is refused', async () => {
  const locked = { feature: 'products', requiredTier: 'premium' };
  const body = { code: 'PLAN_LIMIT', message: 'Products are part of the Premium plan.', ...locked };
  answer(async () => Response.json(body, { status: 403 }));
  expect(await uploadImage(file, signal)).toMatchObject({ kind: 'locked', locked });
});

it('fails without a connection and on an answer that is none', async () => {
  answer(() => Promise.reject(new TypeError('offline')));
  expect(await uploadImage(file, signal)).toEqual({ kind: 'failed' });
  answer(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await uploadImage(file, signal)).toEqual({ kind: 'failed' });
  answer(async () => Response.json({}, { status: 200 }));
  expect(await uploadImage(file, signal)).toEqual({ kind: 'failed', message: undefined });
});
