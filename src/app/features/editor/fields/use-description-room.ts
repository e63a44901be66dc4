import { getEntitlements } from '@/core/plans';
import { countCharacters } from '@/core/text';
import { useEditor } from '../session/editor-session';
import { usePlanTier } from '../session/plan';

interface DescriptionRoom {
  description: string;
  length: number;
  limit: number;
  /** In characters; below 0 where there are too many. */
  left: number;
  /** True for one from better days that has not grown since: it may stay. */
  isKept: boolean;
}

/** Tells how much of the website's description the owner's plan has room for. Typing goes on past it: the save refuses it. */
export function useDescriptionRoom(): DescriptionRoom {
  const description = useEditor((state) => state.page.description);
  const saved = useEditor((state) => state.saved.page.description);
  const limit = getEntitlements(usePlanTier()).limit('descriptionCharacters');
  const length = countCharacters(description);
  const left = limit - length;
  return { description, length, limit, left, isKept: left < 0 && length <= countCharacters(saved) };
}
