import type { SiteWords } from '@/sections/section';

interface DraftBarProps {
  editorUrl: string;
  words: SiteWords;
}

/** Tells an owner that nobody else sees this page yet. */
export function DraftBar({ editorUrl, words }: DraftBarProps) {
  return (
    <aside className="s-draft" aria-label={words.draftBar}>
      <strong>{words.draftBar}</strong>
      <span>{words.draftBarHint}</span>
      <a href={editorUrl}>{words.draftBarEdit}</a>
    </aside>
  );
}
