import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** Starts a node:http server in a process of its own that sends the bytes of a page, and nothing else. */
export async function startBareServer(pageUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [PROGRAM, pageUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [port] = await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([code]) => Promise.reject(new Error(`The bare server ended with ${code}.`))),
  ]);
  return {
    url: `http://localhost:${String(port).trim()}/`,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
