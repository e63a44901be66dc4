import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCommand } from '../support/list-missing';
import type { DrillStage, Finding } from './drill-stage';
import { send } from './send';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** Varnish removes a page for a server of the product, and for nobody whose call has come through Caddy. */
export async function checkPurge({ installation, traffic }: DrillStage): Promise<Finding> {
  const { varnishUrl } = installation;
  const [site] = traffic.sites;
  if (!site) throw new Error('There is no website to remove.');
  const place = `/${site.slug}`;
  const purge = (headers: Record<string, string>) => send(varnishUrl, 'PURGE', place, { headers });
  const key = await findPageKey(installation.balancerUrl, place);
  await send(varnishUrl, 'GET', place);
  // Caddy answers 405 itself; should it ever pass one on, it says over which protocol it came.
  const outside = await purge({ 'surrogate-key': key, 'x-forwarded-proto': 'https' });
  const inside = await purge({ 'surrogate-key': key });
  const again = await send(varnishUrl, 'GET', place);
  return {
    holds: key !== '' && outside.status === 403 && inside.status === 200 && again.status === 200,
    saw: `from outside ${outside.status}, from inside ${inside.status}, the page afterwards ${again.status}`,
  };
}

/** The page's name in shared caches, which only these are told. */
async function findPageKey(url: string, place: string): Promise<string> {
  const answer = await fetch(new URL(place, url));
  await answer.text();
  return answer.headers.get('surrogate-key') ?? '';
}

/** What the drill does not run is read by the programs that it is for. */
export async function checkFiles({ installation }: DrillStage): Promise<Finding> {
  const unit = path.join(installation.folder, 'verandly@3001.service');
  await cp(path.join(DEPLOY, 'verandly@.service'), unit);
  const checks: [program: string, args: string[], isRefusal: (said: string) => boolean][] = [
    // It warns of what it does not know, and ends with 0; other units of the machine do not matter.
    ['systemd-analyze', ['verify', unit], (said) => said.includes(unit)],
    [
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', path.join(DEPLOY, 'Caddyfile')],
      () => false,
    ],
  ];
  const said: string[] = [];
  let holds = true;
  for (const [program, args, isRefusal] of checks) {
    const found = findCommand(program);
    if (!found) {
      said.push(`NOT SHOWN, since there is no ${program}`);
      continue;
    }
    const { isWrong, output } = await promisify(execFile)(found, args).then(
      ({ stdout, stderr }) => ({ isWrong: isRefusal(stdout + stderr), output: stderr }),
      (error: Error) => ({ isWrong: true, output: error.message }),
    );
    holds &&= !isWrong;
    said.push(isWrong ? `${program} refuses: ${output}` : `${program} takes its file`);
  }
  return { holds, saw: said.join('; ') };
}
