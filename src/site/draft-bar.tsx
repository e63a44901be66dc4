import type { SiteWords } from '@/sections/visitor-kit/define-view';

interface DraftBarProps {
  editorUrl: string;
  /** Visitors read another version of the page. */
  isPublished: boolean;
  words: SiteWords;
}

/** Tells an owner that nobody else sees what stands here yet. */
export function DraftBar({ editorUrl, isPublished, words }: DraftBarProps) {
  return (
    <aside className="s-draft" aria-label={words.draftBar}>
      <strong>{words.draftBar}</strong>
      <span>{isPublished ? words.draftBarHintLive : words.draftBarHint}</span>
      <a href={editorUrl}>{words.draftBarEdit}</a>
    </aside>
  );
}
