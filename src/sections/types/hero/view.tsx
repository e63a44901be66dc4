import { parseImageUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { countCharacters, measureHeroTitle } from '@/core/text';
import { findWideName } from '@/core/wide-name';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { getElementId, Paragraphs, SectionFrame } from '../../visitor-kit/frame';
import { type Halves, useHalves } from '../../visitor-kit/halves';
import { Picture } from '../../visitor-kit/image';
import { usePageHref } from '../../visitor-kit/link-targets';
import { SiteLink } from '../../visitor-kit/site-link';
import { getWideNameClass, WideNameWords } from '../../visitor-kit/wide-name';
import wideNameCss from '../../visitor-kit/wide-name.css?inline';
import behindCss from './behind.css?inline';
import besideCss from './beside.css?inline';
import { type HeroContent, hero } from './definition';
import fitCss from './fit.css?inline';
import fullCss from './full.css?inline';
import heroCss from './hero.css?inline';
import layoutsCss from './hero-layouts.css?inline';
import signCss from './sign.css?inline';
import typeCss from './type.css?inline';

/** Narrower pictures would have to be enlarged to span the page. */
const FULL_WIDTH_MIN_PX = 900;

/**
 * A sign is largest while its longer half has up to the first number of letters, and middle up to the second; then single
 * words decide.
 */
const SIGN_LARGE_MAX = 6;
const SIGN_MIDDLE_MAX = 8;

/** A picture is at most as wide as the axis, as wide as the window, or half as wide as the page. */
const SIZES = '(min-width: 84rem) 76rem, 100vw';
const SIZES_BY_LAYOUT: Record<string, string> = {
  full: '100vw',
  behind: '100vw',
  beside: '(min-width: 84rem) 36rem, (min-width: 52rem) 46vw, 92vw',
};

function HeroView(props: SectionViewProps<HeroContent>) {
  const { title, frame, layout } = props;
  const picture = <HeroPicture {...props} />;
  return (
    <SectionFrame {...frame} className="s-hero" isTitled={title !== ''}>
      {layout === 'cover' && <HeroWords {...props} />}
      {layout === 'beside' && (
        <div className="s-stage">
          <div className="s-say">
            <HeroWords {...props} />
          </div>
          {picture}
        </div>
      )}
      {layout !== 'cover' && layout !== 'beside' && (
        <div className="s-say">
          <HeroWords {...props} />
        </div>
      )}
      {layout !== 'beside' && picture}
    </SectionFrame>
  );
}

function HeroWords({ id, title, content, mode, layout }: SectionViewProps<HeroContent>) {
  const mark = useFieldMarks('content');
  const href = usePageHref(content.buttonUrl);
  const buttonText = content.buttonText.trim();
  const wide = layout === 'fit' ? findWideName(title) : null;
  const halves = useHalves(title);
  return (
    <>
      {title !== '' && (
        <h2
          {...mark('line', 'title')}
          className={wide ? getWideNameClass(wide) : undefined}
          id={`${getElementId(id, mode)}-t`}
          data-length={measureTitle(title, halves, layout)}
        >
          {wide && <WideNameWords {...wide} />}
          {!wide && (layout === 'sign' ? <TwoHalves {...halves} /> : title)}
        </h2>
      )}
      {content.subtitle.trim() !== '' && (
        <div className="s-hero-text" {...mark('lines', 'subtitle')}>
          <Paragraphs text={content.subtitle} />
        </div>
      )}
      {href && buttonText !== '' && (
        <SiteLink className="s-btn" href={href} rel="noopener" {...mark('line', 'buttonText')}>
          {buttonText}
        </SiteLink>
      )}
    </>
  );
}

/** Makes a longer title smaller. A name as wide as the page never gets smaller, and each half of a sign counts by itself. */
function measureTitle(title: string, { before, after, isWritten }: Halves, layout: string) {
  if (layout === 'fit') return undefined;
  if (layout !== 'sign') return measureHeroTitle(title);
  const half = Math.max(...[before, after].map(countCharacters));
  const canBreak = half > SIGN_MIDDLE_MAX && !isWritten;
  const longest = canBreak ? Math.max(...title.split(/\s+/).map(countCharacters)) : half;
  if (longest > SIGN_MIDDLE_MAX) return 'l';
  return longest > SIGN_LARGE_MAX ? 'm' : undefined;
}

/** Draws both halves; a look may put its emblem between them. */
function TwoHalves({ before, after }: Halves) {
  return (
    <>
      <span>{before}</span> <span>{after}</span>
    </>
  );
}

function HeroPicture({ content, mode, isFirst, words, layout }: SectionViewProps<HeroContent>) {
  const mark = useFieldMarks('content');
  const url = content.imageUrl;
  const isShown = mode === 'public' ? toSafeImageUrl(url) !== null : url.trim() !== '';
  if (!isShown) return null;
  const widthPx = parseImageUrl(url.trim())?.width;
  const isSmall = widthPx !== undefined && widthPx < FULL_WIDTH_MIN_PX;
  return (
    <div className={isSmall ? 's-hero-image is-small' : 's-hero-image'}>
      <Picture
        url={url}
        alt=""
        sizes={SIZES_BY_LAYOUT[layout] ?? SIZES}
        isFirst={isFirst}
        words={words}
        mark={mark('picture', 'imageUrl')}
      />
    </div>
  );
}

export const view = defineView(hero, HeroView, [heroCss], {
  full: [layoutsCss, fullCss],
  beside: [layoutsCss, besideCss],
  behind: [layoutsCss, behindCss],
  type: [layoutsCss, typeCss],
  sign: [layoutsCss, signCss],
  fit: [layoutsCss, wideNameCss, fitCss],
});
