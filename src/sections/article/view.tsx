import { articlePreview } from '@/core/text';
import { dialogCommand } from '../dialog-command';
import { Paragraphs } from '../paragraphs';
import type { SectionViewProps } from '../section';
import { elementId, SectionFrame, SectionTitle } from '../section-frame';
import type { ArticleContent } from './schema';

export function ArticleView({ id, title, content, words, mode }: SectionViewProps<ArticleContent>) {
  const dialogId = `${elementId(id, mode)}-d`;
  return (
    <SectionFrame id={id} mode={mode} className="s-flow s-article" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <div className="s-card">
        <p>{articlePreview(content.content)}</p>
        <button
          className="s-open"
          type="button"
          aria-haspopup="dialog"
          {...dialogCommand('show-modal', dialogId)}
        >
          {words.readMore}
          <span className="s-hide">: {content.title}</span>
        </button>
      </div>
      <dialog className="s-dialog is-text" id={dialogId} aria-labelledby={`${dialogId}t`}>
        <div className="s-dialog-bar">
          <h2 id={`${dialogId}t`}>{content.title}</h2>
          <button
            className="s-close"
            type="button"
            aria-label={words.close}
            {...dialogCommand('close', dialogId)}
          >
            ×
          </button>
        </div>
        <div className="s-dialog-body">
          <div className="s-text">
            <Paragraphs text={content.content} />
          </div>
        </div>
      </dialog>
    </SectionFrame>
  );
}
