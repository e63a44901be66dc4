import { useTranslations } from 'use-intl';
import { type PictureCrop, visiblePart } from '@/core/picture-crop';
import type { PictureFocus } from '@/core/picture-focus';

/** The shapes of the frames that layouts have most: an opening over a wide page, cards and galleries, and a phone. */
const SHAPES = { wide: 21 / 9, square: 1, tall: 4 / 5 } as const;
const NAMES = ['wide', 'square', 'tall'] as const;

interface ShapePreviewsProps {
  src: string;
  /** Of the whole picture, its width over its height. */
  ratio: number;
  crop: PictureCrop;
  focus: PictureFocus;
}

/** Shows the part of a picture that is seen in frames of several shapes. */
export function ShapePreviews({ src, ratio, crop, focus }: ShapePreviewsProps) {
  const t = useTranslations('pictures.shapes');
  return (
    <div className="picture-shapes">
      {NAMES.map((name) => {
        const part = visiblePart(ratio, crop, focus, SHAPES[name]);
        return (
          <figure key={name}>
            <div className={`picture-shapes__frame is-${name}`}>
              <img
                src={src}
                alt=""
                style={{
                  width: `${10_000 / part.width}%`,
                  height: `${10_000 / part.height}%`,
                  left: `${(-100 * part.left) / part.width}%`,
                  top: `${(-100 * part.top) / part.height}%`,
                }}
              />
            </div>
            <figcaption>{t(name)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
