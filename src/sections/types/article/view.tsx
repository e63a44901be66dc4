import { getArticlePreview } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import dialogCss from '../../visitor-kit/dialog.css?inline';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { getElementId, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { LongText } from '../../visitor-kit/long-text';
import articleCss from './article.css?inline';
import { type ArticleContent, article } from './definition';

function ArticleView({ id, title, content, words, mode, frame }: SectionViewProps<ArticleContent>) {
  const mark = useFieldMarks('content');
  const dialogId = `${getElementId(id, mode)}-d`;
  return (
    <SectionFrame {...frame} className="s-flow s-article" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} steps={article.titleSteps} />
      <div className="s-card">
        <p>{getArticlePreview(content.content)}</p>
        <button
          className="s-open"
          type="button"
          aria-haspopup="dialog"
          {...getDialogCommand('show-modal', dialogId)}
        >
          {words.readMore}
          <span className="s-hide">: {content.title}</span>
        </button>
      </div>
      <dialog className="s-dialog is-text" id={dialogId} aria-labelledby={`${dialogId}t`}>
        <div className="s-dialog-bar">
          <h2 id={`${dialogId}t`} {...mark('line', 'title')}>
            {content.title}
          </h2>
          <button
            className="s-close"
            type="button"
            aria-label={words.close}
            {...getDialogCommand('close', dialogId)}
          >
            ×
          </button>
        </div>
        <div className="s-dialog-body">
          <div className="s-text" {...mark('rich', 'content')}>
            <LongText text={content.content} format={content.contentFormat} />
          </div>
        </div>
      </dialog>
    </SectionFrame>
  );
}

/**
 * Makes a button open or close a dialog without a script. React writes unknown attributes only in lower case, and its types
 * do not know these two yet.
 */
function getDialogCommand(command: 'show-modal' | 'close', dialogId: string): Record<string, string> {
  return { command, commandfor: dialogId };
}

export const view = defineView(article, ArticleView, [dialogCss, articleCss]);
