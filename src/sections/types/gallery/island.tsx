import type { MouseEvent } from 'react';
import { getPictureShape, parseImageUrl } from '@/core/image-file';
import type { SiteWords } from '../../visitor-kit/define-view';
import { type GalleryWords, getImageAlt, getImageName } from '../../visitor-kit/describe-image';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { Lightbox, useOpenPicture } from '../../visitor-kit/lightbox';
import { type ListBounds, LongList } from '../../visitor-kit/long-list';
import { PictureLink } from '../../visitor-kit/picture-link';
import type { GalleryImage } from './definition';

export interface GalleryGridProps {
  images: GalleryImage[];
  /** The enlarged view is named by the title of the section. */
  title: string;
  /** True if the section opens the page. */
  isFirst: boolean;
  /** `showAll` is the text that opens the fold of a long gallery. */
  words: GalleryWords & Pick<SiteWords, 'showAll'>;
}

/** A gallery with more pictures than this shows the rest on press. */
export const BOUNDS: ListBounds = { most: 12, shown: 12 };

/** Draws the pictures of a gallery, each a link to its file; where the script runs they are enlarged in place. */
export function GalleryGrid({ images, title, isFirst, words }: GalleryGridProps) {
  const { open, ...enlarged } = useOpenPicture();
  return (
    <>
      <LongList items={images} bounds={BOUNDS} text={words.showAll} isApart>
        {(part, start) => (
          <ul className="s-shots">
            {part.map((image, at) => {
              const index = start + at;
              return (
                <Shot
                  key={`${image.url} ${index}`}
                  image={image}
                  index={index}
                  name={getImageName(image, index, images.length, words)}
                  sizes={getShotSizes(at, part.length)}
                  isFirst={isFirst && index === 0}
                  words={words}
                  onOpen={(event) => open(event, index)}
                />
              );
            })}
          </ul>
        )}
      </LongList>
      <Lightbox images={images} label={title === '' ? words.label : title} words={words} {...enlarged} />
    </>
  );
}

interface ShotProps {
  image: GalleryImage;
  index: number;
  name: string;
  sizes: string;
  isFirst: boolean;
  words: GalleryWords;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Shot({ image, index, name, sizes, isFirst, words, onOpen }: ShotProps) {
  const mark = useFieldMarks('content', 'images', String(index));
  const size = parseImageUrl(image.url.trim());
  return (
    <li data-shape={size ? getPictureShape(size) : undefined}>
      <PictureLink
        url={image.url}
        alt={getImageAlt(image)}
        name={name}
        tag={image.caption.trim()}
        sizes={sizes}
        isFirst={isFirst}
        words={words}
        mark={mark('picture', 'url')}
        tagMark={mark('line', 'caption')}
        onOpen={onOpen}
      />
    </li>
  );
}

export { GalleryGrid as Island };

/**
 * Returns how wide a picture of a gallery stands, as the `sizes` of an image. On a phone the first spans the page and the
 * others stand in twos; on wider screens one spans the page, four stand in twos, and all others about three in a row.
 */
export function getShotSizes(index: number, count: number): string {
  const phone = index === 0 ? '100vw' : '50vw';
  return `(min-width: 84rem) ${getWideRem(index, count)}rem, (min-width: 36rem) ${getWideVw(index, count)}vw, ${phone}`;
}

const PAGE_REM = 76;

function getWideRem(index: number, count: number): number {
  return Math.round(PAGE_REM / countPerRow(index, count));
}

function getWideVw(index: number, count: number): number {
  return Math.round(100 / countPerRow(index, count));
}

function countPerRow(index: number, count: number): number {
  const isBanner = index === 0 && count >= 7 && count % 3 === 1;
  if (count === 1 || isBanner) return 1;
  return count === 2 || count === 4 ? 2 : 3;
}
