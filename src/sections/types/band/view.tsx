import { measureHeroTitle } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { getElementId, SectionFrame } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { usePageHref } from '../../visitor-kit/link-targets';
import { LongText } from '../../visitor-kit/long-text';
import { SiteLink } from '../../visitor-kit/site-link';
import bandCss from './band.css?inline';
import { type BandContent, band } from './definition';
import splitCss from './split.css?inline';

/** The picture takes half of a wide page and the whole width of a phone. */
const SIZES = '(min-width: 84rem) 36rem, (min-width: 52rem) 46vw, 92vw';

function BandView(props: SectionViewProps<BandContent>) {
  const { id, title, content, words, mode, isFirst, frame, layout } = props;
  const mark = useFieldMarks('content');
  return (
    <SectionFrame {...frame} className="s-band" isTitled={title !== ''}>
      <div className="s-band-in">
        {layout === 'split' && (
          <div className="s-band-picture">
            <Picture
              url={content.imageUrl}
              alt=""
              sizes={SIZES}
              isFirst={isFirst}
              words={words}
              mark={mark('picture', 'imageUrl')}
            />
          </div>
        )}
        <div className="s-band-words">
          {title !== '' && (
            <h2
              {...mark('line', 'title')}
              id={`${getElementId(id, mode)}-t`}
              data-length={measureHeroTitle(title)}
            >
              {title}
            </h2>
          )}
          {content.text.trim() !== '' && (
            <div className="s-text" {...mark('rich', 'text')}>
              <LongText text={content.text} format={content.textFormat} level={title === '' ? 2 : 3} />
            </div>
          )}
          {layout === 'split' && <BandButton content={content} />}
        </div>
        {layout !== 'split' && <BandButton content={content} />}
      </div>
    </SectionFrame>
  );
}

/** Draws the button if it has words and leads to something that visitors find. */
function BandButton({ content: { buttonText, buttonUrl } }: Pick<SectionViewProps<BandContent>, 'content'>) {
  const mark = useFieldMarks('content');
  const href = usePageHref(buttonUrl);
  const text = buttonText.trim();
  if (!href || text === '') return null;
  return (
    <SiteLink className="s-btn" href={href} rel="noopener" {...mark('line', 'buttonText')}>
      {text}
    </SiteLink>
  );
}

export const view = defineView(band, BandView, [bandCss], { split: splitCss });
