import { parseImageUrl } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import { heroTitleLength } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { elementId, Paragraphs, SectionFrame } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { usePageHref } from '../../visitor-kit/page-places';
import { SiteLink } from '../../visitor-kit/site-link';
import { type HeroContent, hero } from './definition';
import heroCss from './hero.css?inline';

/** Narrower pictures would have to be enlarged to span the page. */
const FULL_WIDTH_MIN_PX = 900;

/** It spans the page up to the axis' own width. */
const SIZES = '(min-width: 84rem) 76rem, 100vw';

function HeroView({ id, title, content, words, mode, isFirst }: SectionViewProps<HeroContent>) {
  const href = usePageHref(content.buttonUrl);
  const buttonText = content.buttonText.trim();
  return (
    <SectionFrame id={id} mode={mode} className="s-hero" isTitled={title !== ''}>
      {title !== '' && (
        <h2 id={`${elementId(id, mode)}-t`} data-length={heroTitleLength(title)}>
          {title}
        </h2>
      )}
      {content.subtitle.trim() !== '' && (
        <div className="s-hero-text">
          <Paragraphs text={content.subtitle} />
        </div>
      )}
      {href && buttonText !== '' && (
        <SiteLink className="s-btn" href={href} rel="noopener">
          {buttonText}
        </SiteLink>
      )}
      <HeroPicture url={content.imageUrl} mode={mode} isFirst={isFirst} words={words} />
    </SectionFrame>
  );
}

type HeroPictureProps = { url: string } & Pick<SectionViewProps<HeroContent>, 'mode' | 'isFirst' | 'words'>;

function HeroPicture({ url, mode, isFirst, words }: HeroPictureProps) {
  const isShown = mode === 'public' ? safeImageUrl(url) !== null : url.trim() !== '';
  if (!isShown) return null;
  const widthPx = parseImageUrl(url.trim())?.width;
  const isSmall = widthPx !== undefined && widthPx < FULL_WIDTH_MIN_PX;
  return (
    <div className={isSmall ? 's-hero-image is-small' : 's-hero-image'}>
      <Picture url={url} alt="" sizes={SIZES} isFirst={isFirst} words={words} />
    </div>
  );
}

export const view = defineView(hero, HeroView, [heroCss]);
