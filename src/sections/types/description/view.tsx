import { getPictureShape, parseImageUrl } from '@/core/image-file';
import { measureStatement } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { LongText } from '../../visitor-kit/long-text';
import besideCss from './beside.css?inline';
import columnsCss from './columns.css?inline';
import { type DescriptionContent, description, isLeadText } from './definition';
import descriptionCss from './description.css?inline';
import statementCss from './statement.css?inline';

/** The picture takes half of a wide page and the whole width of a phone. */
const SIZES = '(min-width: 84rem) 36rem, (min-width: 52rem) 46vw, 92vw';

function DescriptionView(props: SectionViewProps<DescriptionContent>) {
  const { id, title, content, mode, frame, layout } = props;
  const mark = useFieldMarks('content');
  const isBeside = layout === 'left' || layout === 'right';
  const words = (
    <>
      <SectionTitle id={id} mode={mode} title={title} />
      <div
        {...mark('rich', 'text')}
        className={isLeadText(content) ? 's-text s-lead' : 's-text'}
        data-length={layout === 'statement' ? measureStatement(content.text) : undefined}
      >
        <LongText text={content.text} format={content.textFormat} level={title === '' ? 2 : 3} />
      </div>
    </>
  );
  return (
    <SectionFrame {...frame} className="s-flow s-description" isTitled={title !== ''}>
      {isBeside ? (
        <div className="s-pair">
          <TextPicture {...props} />
          <div className="s-say">{words}</div>
        </div>
      ) : (
        words
      )}
    </SectionFrame>
  );
}

function TextPicture({ content, isFirst, words }: SectionViewProps<DescriptionContent>) {
  const mark = useFieldMarks('content');
  const { imageUrl = '', alt = '' } = content;
  const file = parseImageUrl(imageUrl.trim());
  const isTall = file !== null && getPictureShape(file) === 'tall';
  return (
    <div className="s-text-picture" data-shape={isTall ? 'tall' : undefined}>
      <Picture
        url={imageUrl}
        alt={alt}
        sizes={SIZES}
        isFirst={isFirst}
        words={words}
        mark={mark('picture', 'imageUrl')}
      />
    </div>
  );
}

export const view = defineView(description, DescriptionView, [descriptionCss], {
  left: besideCss,
  right: besideCss,
  statement: statementCss,
  columns: columnsCss,
});
