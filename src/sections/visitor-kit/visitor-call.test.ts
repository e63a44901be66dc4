import { describe, expect, it, vi } from 'vitest';
import { sendMessage } from '@/contracts/endpoints/messages';
import { getPollResults } from '@/contracts/endpoints/polls';
import { callSite } from './visitor-call';

const loadResults = () => callSite(getPollResults, { params: { slug: 'bakery', sectionId: 'poll-1' } });
const message = { name: 'Eva', email: 'eva@example.com', message: 'Hello' };
const send = () => callSite(sendMessage, { params: { slug: 'bakery' }, body: message });

it('gives up a call that hangs, so that nobody is held by it', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const call = loadResults();
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(45_000));
  deadline.abort();
  expect(await call).toEqual({ kind: 'unreachable' });
});

it('is sent by phones that know no deadlines, too', async () => {
  vi.stubGlobal('AbortSignal', {});
  vi.stubGlobal('fetch', async () => Response.json({ votes: 1 }));
  expect(await loadResults()).toEqual({ kind: 'done', answer: { votes: 1 } });
});

describe('a call that the server asks some work for', () => {
  const challenge = '4.1763719200.abc.0123456789abcdefghijkl';
  /** Answers this many calls with a challenge, then takes them; the result has what went out. */
  function askForWork(times: number) {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      sent.push(request);
      if (sent.length > times) return Response.json({ id: 1 }, { status: 201 });
      return Response.json({ code: 'WORK_NEEDED', challenge, bits: 4 }, { status: 428 });
    });
    return sent;
  }

  it('goes again with the same body and the answer', async () => {
    const sent = askForWork(1);
    const result = await send();
    expect(result).toEqual({ kind: 'done', answer: { id: 1 } });
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill(JSON.stringify(message)));
    expect(sent[1]?.headers).toMatchObject({
      'content-type': 'application/json',
      'visitor-work': expect.stringMatching(/^4\.1763719200\.abc\.0123456789abcdefghijkl\.\d+$/),
    });
  });

  it('is given up when the work has no end', async () => {
    const sent = askForWork(100);
    expect(await send()).toMatchObject({ kind: 'refused', status: 428 });
    expect(sent).toHaveLength(4);
  });
});
