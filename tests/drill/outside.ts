import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCommand } from '../support/list-missing';
import type { DrillStage, Finding } from './drill-stage';
import { send } from './send';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** Varnish removes a page when a server of the product asks, and refuses calls that came through Caddy. */
export async function checkPurge({ installation, traffic }: DrillStage): Promise<Finding> {
  const { varnishUrl } = installation;
  const [site] = traffic.sites;
  if (!site) throw new Error('There is no website to remove.');
  const place = `/${site.slug}`;
  const purge = (headers: Record<string, string>) => send(varnishUrl, 'PURGE', place, { headers });
  const key = await findPageKey(installation.balancerUrl, place);
  await send(varnishUrl, 'GET', place);
  // Caddy answers 405 itself. If it ever passed a removal on, it would add this header with the protocol.
  const outside = await purge({ 'surrogate-key': key, 'x-forwarded-proto': 'https' });
  const inside = await purge({ 'surrogate-key': key });
  const again = await send(varnishUrl, 'GET', place);
  return {
    holds: key !== '' && outside.status === 403 && inside.status === 200 && again.status === 200,
    saw: `from outside ${outside.status}, from inside ${inside.status}, the page afterwards ${again.status}`,
  };
}

/** Reads the page's name in shared caches, which only these caches are told. */
async function findPageKey(url: string, place: string): Promise<string> {
  const answer = await fetch(new URL(place, url));
  await answer.text();
  return answer.headers.get('surrogate-key') ?? '';
}

/** Lets systemd check the unit, because the drill starts its processes without it. */
export async function checkUnit({ installation }: DrillStage): Promise<Finding> {
  const unit = path.join(installation.folder, 'verandly@3001.service');
  await cp(path.join(DEPLOY, 'verandly@.service'), unit);
  const systemd = findCommand('systemd-analyze');
  if (!systemd) return { holds: true, saw: 'NOT SHOWN, since there is no systemd-analyze' };
  // It warns of directives that it does not know, and ends with 0; other units of the machine do not matter.
  const refusal = await promisify(execFile)(systemd, ['verify', unit]).then(
    ({ stdout, stderr }) => ((stdout + stderr).includes(unit) ? stdout + stderr : ''),
    (error: Error) => error.message,
  );
  return { holds: refusal === '', saw: refusal ? `systemd refuses it: ${refusal}` : 'systemd takes it' };
}
