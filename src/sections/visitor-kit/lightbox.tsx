import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { toSafeImageUrl } from '@/core/link';
import { type GalleryWords, getImageAlt, type ShownImage, withNumbers } from './describe-image';
import { ResponsiveImage, useFailedPicture } from './image';

interface OpenPicture {
  /** The picture at this index is enlarged; null while none is. */
  index: number | null;
  onStep: (index: number) => void;
  onClose: () => void;
  /** Enlarges a picture whose link was pressed. */
  open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

/** Keeps which of several pictures is enlarged. Each of them is a link to its file for visitors without the script. */
export function useOpenPicture(): OpenPicture {
  const [index, setIndex] = useState<number | null>(null);
  const openerRef = useRef<HTMLElement>(null);
  return {
    index,
    onStep: setIndex,
    onClose() {
      setIndex(null);
      // Not every browser gives the focus back to a link that was pressed.
      openerRef.current?.focus();
    },
    open(event, at) {
      // The visitor wants a tab or a window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openerRef.current = event.currentTarget;
      setIndex(at);
    },
  };
}

interface LightboxProps extends Omit<OpenPicture, 'open'> {
  images: readonly ShownImage[];
  label: string;
  words: GalleryWords;
}

const STEP_BY_KEY: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Draws the enlarged view. Keys, buttons and a finger lead from one picture to the next, and from the last to the first. */
export function Lightbox({ images, index, label, words, onStep, onClose }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = index !== null;
  const count = images.length;
  const image = images[index ?? 0];

  useEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal();
  }, [isOpen]);

  const step = (by: -1 | 1) => onStep(((index ?? 0) + by + count) % count);
  const swipe = useSwipe(step);
  const handleKey = (event: KeyboardEvent) => {
    const by = STEP_BY_KEY[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };

  return (
    <dialog
      ref={ref}
      className="s-dialog s-light"
      aria-label={label}
      onKeyDown={count > 1 ? handleKey : undefined}
      onClose={onClose}
    >
      {index !== null && image && (
        <>
          <p className="s-count" aria-live="polite">
            {count > 1 && withNumbers(words.count, index, count)}
          </p>
          <button
            className="s-close"
            type="button"
            aria-label={words.close}
            onClick={() => ref.current?.close()}
          >
            ×
          </button>
          <EnlargedPicture
            key={index}
            image={image}
            name={withNumbers(words.picture, index, count)}
            words={words}
            swipe={count > 1 ? swipe : {}}
          />
          {count > 1 && (
            <div className="s-steps">
              <button className="s-close" type="button" aria-label={words.previous} onClick={() => step(-1)}>
                ‹
              </button>
              <button className="s-close" type="button" aria-label={words.next} onClick={() => step(1)}>
                ›
              </button>
            </div>
          )}
        </>
      )}
    </dialog>
  );
}

interface EnlargedPictureProps {
  image: ShownImage;
  /** It names a picture that nothing is written about. */
  name: string;
  words: GalleryWords;
  swipe: Partial<SwipeHandlers>;
}

/** Draws a whole picture, whatever its shape, with its caption. */
function EnlargedPicture({ image, name, words, swipe }: EnlargedPictureProps) {
  const src = toSafeImageUrl(image.url);
  const { hasFailed, onError } = useFailedPicture(src);
  const caption = image.caption.trim();
  return (
    <figure {...swipe}>
      {src && !hasFailed ? (
        <ResponsiveImage
          src={src}
          alt={getImageAlt(image) || (caption === '' ? name : '')}
          sizes="100vw"
          priority="usual"
          onError={onError}
        />
      ) : (
        <p>{words.imageNotFound}</p>
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const MIN_PX = 40;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Notices a swipe to the side: -1 when the finger moved to the right, towards the previous picture. */
function useSwipe(onSwipe: (by: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, clientX: x, clientY: y }) {
      // A visitor with a second finger, or on a page that is zoomed in, wants to look closer and not to swipe.
      start.current = isPrimary && (window.visualViewport?.scale ?? 1) <= 1.01 ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= MIN_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x > 0 ? -1 : 1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
