import { late } from '@/ui/late';

const parts = late(() => import('./parts'));
// Only the editor's screen imports this file, so it is asked for when that has come: beside the website, not after it.
parts.load();

/** What of the editor follows it in a script of its own: whatever draws the page, and the fields of the sections. */
export const useLateParts = parts.useLate;
