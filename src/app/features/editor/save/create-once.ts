import { ApiError, isAnswerLost } from '@/app/lib/api-client';
import { createSendWithId } from '@/app/lib/send-with-id';
import type { Website, WebsiteInput } from '@/contracts/websites';
import type { WebsiteCalls } from '../api/website-calls';
import { isSamePage, toEditorPage } from '../state/editor-page';

/**
 * Creating that can be repeated. The server knows the same call again; when the answer of an earlier one was lost on its
 * way and the owner has typed on since, the website that it made is found and saved.
 */
export function createOnce(calls: WebsiteCalls): WebsiteCalls['create'] {
  const create = createSendWithId(calls.create);
  let lostSlug: string | null = null;
  return async (input) => {
    try {
      return await create(input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CONFLICT' && input.slug === lostSlug) {
        const own = await findOwn(calls, input);
        if (own) return own;
      }
      if (isAnswerLost(error)) lostSlug = input.slug;
      throw error;
    }
  };
}

async function findOwn(calls: WebsiteCalls, input: WebsiteInput): Promise<Website | null> {
  const summary = (await calls.list()).find(
    ({ slug, title }) => slug === input.slug && title === input.title.trim(),
  );
  if (!summary) return null;
  const website = await calls.read(summary.id);
  const isSame =
    website.isPublished === input.isPublished && isSamePage(toEditorPage(website), toEditorPage(input));
  // Typed on since: version 1 says that nobody else has saved it meanwhile.
  return isSame ? website : calls.save(website.id, { ...input, version: 1 });
}
