import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const deployed = (file: string) => read(`deploy/${file}`);

/** Describes as much of a service of compose.yaml as is checked. */
interface Service {
  environment: Record<string, string>;
  healthcheck?: unknown;
  restart?: string;
  depends_on?: object;
  volumes?: string[];
}

/** Lists the settings that the server reads; `documents.test.ts` checks that README lists them. */
async function listSettings(): Promise<Set<string>> {
  const names = [...(await read('README.md')).matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map(
    ([, name]) => name ?? '',
  );
  return new Set([...names, 'NODE_ENV']);
}

describe('the files of deploy/', () => {
  it('set nothing that the server does not know', async () => {
    const settings = await listSettings();
    const { services } = parse(await deployed('compose.yaml'), { merge: true }) as {
      services: Record<string, Service>;
    };
    const set = [
      ...Object.keys(services.web?.environment ?? {}),
      ...Object.keys(services.worker?.environment ?? {}),
      ...[...(await deployed('Dockerfile')).matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
      ...[...(await deployed('verandly@.service')).matchAll(/^Environment=(.+)$/gm)].flatMap(
        ([, line = '']) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
    ];
    expect(set.length).toBeGreaterThan(15);
    expect(set.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('name only settings that there are in their comments', async () => {
    const settings = await listSettings();
    const named: string[] = [];
    for (const file of await readdir(path.join(root, 'deploy')))
      for (const [, name = ''] of (await deployed(file)).matchAll(
        /\b((?:DATABASE|PAGE|TRUST|PUBLIC|METRICS|DATA|SESSION|SMTP|MAIL|REDIS|S3)_[A-Z_]+)\b/g,
      ))
        named.push(name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('have one process at least that sends mail and runs tasks, and start what ends again', async () => {
    const { services } = parse(await deployed('compose.yaml'), { merge: true }) as {
      services: Record<string, Service>;
    };
    expect(services.worker?.environment.ROLE).toBe('worker');
    expect(services.worker?.environment.DATABASE_URL).toBe(services.web?.environment.DATABASE_URL);
    for (const service of Object.values(services)) expect(service.restart).toBe('always');
    expect(services.database?.healthcheck).toBeDefined();
    expect(services.web?.volumes).toEqual(services.worker?.volumes);
  });

  it('are a compose file in which a linter finds nothing', () => {
    const settings = { rules: {}, quiet: false, debug: false, exclude: [] };
    const results = new DCLinter(settings).lintFiles([path.join(root, 'deploy/compose.yaml')], false);
    expect(results).toHaveLength(1);
    expect(results[0]?.messages.map(({ message }) => message)).toEqual([]);
  });

  it('run as nobody in particular, on a Node that the product takes, and are asked for their health', async () => {
    const dockerfile = await deployed('Dockerfile');
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    const { engines } = JSON.parse(await read('package.json'));
    const majors = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => Number(major));
    expect(majors.length).toBe(2);
    for (const major of majors) expect(major).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
    expect(dockerfile.indexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
  });

  it('let nobody from outside remove pages from the shared cache', async () => {
    expect(await deployed('Caddyfile')).toMatch(/@purge method PURGE\s+respond @purge 405\s+reverse_proxy/);
    const purge = /if \(req\.method == "PURGE"\) \{.*?xkey\.purge/s.exec(await deployed('varnish.vcl'))?.[0];
    expect(purge).toMatch(/client\.ip !~ servers \|\| req\.http\.X-Forwarded-Proto/);
  });

  it('leave data and modules of the machine out of the image', async () => {
    const ignored = (await read('.dockerignore')).split('\n');
    for (const name of ['.git', '**/node_modules', 'data', 'dist']) expect(ignored).toContain(name);
  });

  it('ask whether a process is ready where the server says it', async () => {
    const health = await read('src/server/http/serve-health.ts');
    for (const file of ['haproxy.cfg', 'varnish.vcl']) {
      const [, place] = /(?:GET |\.url = ")(\/\w+)/.exec(await deployed(file)) ?? [];
      expect(health).toContain(`app.get('${place}'`);
    }
  });
});
