import { expect, test, vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import type { Website, WebsiteInput } from '@/contracts/websites';
import type { WebsiteCalls } from '../api/website-calls';
import { websiteOf } from '../state/editor-fixtures';
import { createOnce } from './create-once';

const input: WebsiteInput = {
  title: 'Bakery',
  slug: 'bakery',
  description: '',
  logoUrl: null,
  pageData: { sections: [] },
  isPublished: false,
};
const lost = new ApiError(0, 'Failed to fetch');
const taken = new ApiError(
  409,
  JSON.stringify({ message: 'already exists', code: 'CONFLICT', field: 'slug' }),
);

function setUp(stored: Website[], failures: Error[]) {
  const create = vi.fn<WebsiteCalls['create']>(async () => websiteOf());
  for (const failure of failures) create.mockRejectedValueOnce(failure);
  const save = vi.fn<WebsiteCalls['save']>(async (_id, { description }) =>
    websiteOf({ description, version: 2 }),
  );
  const calls = {
    create,
    save,
    list: async () => stored,
    read: async () => stored[0],
  } as unknown as WebsiteCalls;
  return { create: createOnce(calls), save };
}

test.each([lost, new ApiError(502, 'Bad Gateway')])(
  'a website whose answer got lost is found: %s',
  async (failure) => {
    const { create, save } = setUp([websiteOf({ version: 1 })], [failure, taken]);
    await expect(create(input)).rejects.toBe(failure);
    expect(await create(input)).toMatchObject({ id: 7, version: 1 });
    expect(save).not.toHaveBeenCalled();
  },
);

test('what was typed since is saved, unless somebody else has saved meanwhile', async () => {
  const { create, save } = setUp([websiteOf({ version: 1 })], [lost, taken]);
  await expect(create(input)).rejects.toBe(lost);
  expect(await create({ ...input, description: 'typed on' })).toMatchObject({ version: 2 });
  expect(save).toHaveBeenCalledExactlyOnceWith(
    7,
    expect.objectContaining({ description: 'typed on', version: 1 }),
  );
});

test('an address that was taken before anything was lost stays taken', async () => {
  const { create } = setUp([websiteOf()], [taken]);
  await expect(create(input)).rejects.toBe(taken);
});

test('an address that somebody else has stays taken', async () => {
  const { create } = setUp([], [lost, taken]);
  await expect(create(input)).rejects.toBe(lost);
  await expect(create(input)).rejects.toBe(taken);
});
