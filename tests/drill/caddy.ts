import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getFreePort } from '../support/free-port';
import type { DrillStage, Finding } from './drill-stage';
import { getProgram, LIBRARY_VARIABLES } from './programs';
import { send } from './send';

/** Lets Caddy make its own certificate, and keep it in the drill's folder, instead of asking for a public one. */
const OF_THE_DRILL = (folder: string) => `{
	local_certs
	skip_install_trust
	admin off
	auto_https disable_redirects
	storage file_system ${folder}
}
`;
const EVENT_WITHIN_MS = 5_000;

/** Caddy stands in front, passes pages and events on over TLS, and refuses the removal of a page. */
export async function checkCaddy({ installation, traffic }: DrillStage): Promise<Finding> {
  const { processes, configure, folder, varnishUrl } = installation;
  const [site] = traffic.sites;
  if (!site) throw new Error('There is no website to ask for.');
  const port = await getFreePort();
  const file = await configure('Caddyfile', [
    ['example.com {', `localhost:${port} {`],
    ['127.0.0.1:6081', new URL(varnishUrl).host],
  ]);
  const store = path.join(folder, 'caddy');
  await writeFile(file, OF_THE_DRILL(store) + (await readFile(file, 'utf8')));
  await processes.start('caddy', {
    command: getProgram('caddy'),
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    ready: port,
    variables: { ...LIBRARY_VARIABLES, HOME: store },
  });
  const authority = await readFile(path.join(store, 'pki/authorities/local/root.crt'));
  const ask = async (method: string, place: string, headers: Record<string, string> = {}) => {
    const call = request({ host: 'localhost', port, method, path: place, headers, ca: authority });
    call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return answer;
  };
  const page = await ask('GET', `/${site.slug}`);
  const isPage = page.statusCode === 200 && (await text(page)).includes(`Salon ${site.slug}`);
  const purge = await ask('PURGE', `/${site.slug}`, { 'surrogate-key': 'any' });
  purge.resume();
  const events = await ask('GET', `/api/websites/${site.id}/events`, { cookie: site.cookie });
  const since = performance.now();
  const came = waitForEvent(events);
  const message = { name: 'Visitor', email: 'caddy@example.com', message: 'Good day' };
  await send(installation.balancerUrl, 'POST', `/api/public/${site.slug}/contact`, { body: message });
  const isEvent = await came;
  const ms = Math.round(performance.now() - since);
  events.destroy();
  // At SIGTERM Caddy would wait for connections that browsers keep open.
  await processes.end('caddy', 'SIGKILL');
  return {
    holds: isPage && purge.statusCode === 405 && isEvent,
    saw: `over TLS a page ${page.statusCode}, its removal ${purge.statusCode}, ${isEvent ? `an event after ${ms} ms` : 'no event'}`,
  };
}

/** Returns whether an event comes in time; a line that only keeps the stream alive does not count. */
async function waitForEvent(events: IncomingMessage): Promise<boolean> {
  const limit = setTimeout(() => events.destroy(), EVENT_WITHIN_MS);
  try {
    for await (const chunk of events) if (String(chunk).includes('"kind"')) return true;
  } catch {
    // The stream was closed because the time is over.
  } finally {
    clearTimeout(limit);
  }
  return false;
}
