import { getEntitlements } from '@/core/plans';
import { countCharacters } from '@/core/text';
import { useEditor } from '../session/editor-session';
import { usePlanTier } from '../session/plan';

interface DescriptionRoom {
  description: string;
  length: number;
  limit: number;
  /** It counts characters, and is below 0 where there are too many. */
  left: number;
  /** True for a description from an earlier plan that has not grown since: it may stay. */
  isKept: boolean;
}

/**
 * Says how much room the owner's plan has left for the website's description. Typing goes on past the limit; the save
 * refuses such a text.
 */
export function useDescriptionRoom(): DescriptionRoom {
  const description = useEditor((state) => state.page.description);
  const saved = useEditor((state) => state.saved.page.description);
  const limit = getEntitlements(usePlanTier()).limit('descriptionCharacters');
  const length = countCharacters(description);
  const left = limit - length;
  return { description, length, limit, left, isKept: left < 0 && length <= countCharacters(saved) };
}
