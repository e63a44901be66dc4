import type * as z from 'zod/mini';
import { websiteEdits, websiteInput } from '@/contracts/websites';
import { type ContentProblem, checkPage, findSizeProblem } from '@/sections/page/check-page';
import { toStoredPage } from '../state/editor-page';
import type { EditorState } from '../state/editor-state';

/** Finds the fields that the server would refuse, before it is asked; messages are keys of the catalogue. */
export function findRefusedFields(state: EditorState): ContentProblem[] {
  const { title, slug } = state;
  const stored = toStoredPage(state.page);
  const checked =
    state.websiteId === null
      ? websiteInput.safeParse({ ...stored, title, slug })
      : websiteEdits.safeParse(stored);
  const size = findSizeProblem(stored.pageData, [toStoredPage(state.saved.page).pageData]);
  return [
    ...(size ? [size] : []),
    ...(checked.success ? [] : checked.error.issues.map(toProblem)),
    ...checkPage(stored.pageData).problems,
  ];
}

function toProblem(issue: z.core.$ZodIssue): ContentProblem {
  return {
    path: issue.path.join('.'),
    message: issue.message,
    values: issue.code === 'too_big' ? { max: issue.maximum } : undefined,
  };
}
