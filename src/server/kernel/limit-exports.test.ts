import { PassThrough } from 'node:stream';
import { waitFor } from '@tests/support/wait-for';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { limitExports } from './limit-exports';

const reply = { header: () => reply } as unknown as FastifyReply;

it('makes two files of an owner and eight in all, and the next when one is sent or broken off', async () => {
  const files: PassThrough[] = [];
  const make = (owner: number) =>
    limitExports(owner, reply, async () => {
      const file = new PassThrough();
      files.push(file);
      return file;
    });
  const isBusy = { code: 'TOO_MANY_REQUESTS' };
  for (const owner of [1, 1, 2, 2, 3, 3, 4, 4]) await make(owner);
  await expect(make(1)).rejects.toMatchObject(isBusy);
  await expect(make(5)).rejects.toMatchObject(isBusy);
  files[0]?.destroy();
  await waitFor(() => make(5));
  files[1]?.resume().end();
  await waitFor(() => make(1));
  const failing = limitExports(6, reply, () => Promise.reject(new Error('no such website')));
  await expect(failing).rejects.toMatchObject(isBusy);
  for (const file of files) file.destroy();
  await waitFor(async () => {
    const failed = limitExports(6, reply, () => Promise.reject(new Error('no such website')));
    await expect(failed).rejects.toThrow('no such website');
  });
});
