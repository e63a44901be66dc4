import type { MouseEvent } from 'react';
import { toSafeImageUrl } from '@/core/link';
import { withoutFocus } from '@/core/picture-focus';
import type { SiteWords } from './define-view';
import type { FieldMark } from './field-marks';
import { Picture } from './image';
import { SiteLink } from './site-link';

interface PictureLinkProps {
  url: string;
  alt: string;
  /** The link is called by this. */
  name: string;
  /** The tag stands on the picture, where it is not empty. */
  tag: string;
  sizes: string;
  isFirst: boolean;
  words: Pick<SiteWords, 'imageNotFound'>;
  /** They say which fields the picture and the tag show. */
  mark?: FieldMark | undefined;
  tagMark?: FieldMark | undefined;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Draws a picture that leads to its file; where the script runs it is enlarged in place. */
export function PictureLink(props: PictureLinkProps) {
  const { url, alt, name, tag, sizes, isFirst, words, mark, tagMark, onOpen } = props;
  const href = toSafeImageUrl(url);
  const picture = <Picture url={url} alt={alt} sizes={sizes} isFirst={isFirst} words={words} mark={mark} />;
  if (!href) return picture;
  return (
    <SiteLink href={withoutFocus(href)} aria-label={name} aria-haspopup="dialog" onClick={onOpen}>
      {picture}
      {tag !== '' && (
        <span className="s-tag" {...tagMark}>
          {tag}
        </span>
      )}
    </SiteLink>
  );
}
