import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { parseImageUrl } from '@/core/image-file';
import { getVisiblePart, isUncut, moveFocusIntoCrop, type PictureCrop, UNCUT } from '@/core/picture-crop';
import { MIDDLE, type PictureFocus, parseFocus, withFocus, withoutFocus } from '@/core/picture-focus';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Segmented } from '@/ui/segmented';
import { usePictureShelf } from '../host';
import { CropBoard } from './crop-board';
import { FocusBoard } from './focus-board';
import { canBeCropped, canBeFocused } from './picture-kinds';

interface AdjustDialogProps {
  /** The address has been found safe. */
  url: string;
  isWhole: boolean;
  onChange: (url: string) => void;
  onClose: () => void;
}

/** Lets the owner say which part of a picture must always be seen, and cut away the rest. */
export function AdjustDialog({ url, isWhole, onChange, onClose }: AdjustDialogProps) {
  const t = useTranslations('pictures');
  const canFocus = !isWhole && canBeFocused(url);
  const [tool, setTool] = useState<'focus' | 'crop'>(canFocus ? 'focus' : 'crop');
  const [focus, setFocus] = useState<PictureFocus | null>(parseFocus(url));
  const [crop, setCrop] = useState<PictureCrop>(UNCUT);
  const [ratio, setRatio] = useState(() => findRatio(url));
  const { isPending, problem, finish } = useFinish(url, onChange, onClose);
  const src = withoutFocus(url);
  const isAtRest = tool === 'focus' ? focus === null : isUncut(crop);
  return (
    <Dialog
      isOpen
      size="md"
      title={t('adjust')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingText={t('cropping')}
            onClick={() => finish(focus, crop)}
          >
            {t('done')}
          </Button>
        </>
      }
    >
      {canFocus && canBeCropped(url) && (
        <Segmented
          className="segmented--wide"
          label={t('tool')}
          value={tool}
          onChange={setTool}
          options={[
            { value: 'focus', label: t('focusTool') },
            { value: 'crop', label: t('cropTool') },
          ]}
        />
      )}
      <div className="picture-adjust">
        {tool === 'focus' ? (
          <FocusBoard src={src} focus={focus ?? MIDDLE} onChange={setFocus} onRatio={setRatio} />
        ) : (
          <CropBoard src={src} crop={crop} onChange={setCrop} />
        )}
        <div className="picture-adjust__line">
          <p className="hint">{t(tool === 'focus' ? 'focusHint' : 'cropHint')}</p>
          <Button
            size="sm"
            variant="quiet"
            aria-disabled={isAtRest}
            onClick={() => (tool === 'focus' ? setFocus(null) : setCrop(UNCUT))}
          >
            {t(tool === 'focus' ? 'middle' : 'whole')}
          </Button>
        </div>
      </div>
      {!isWhole && ratio !== null && (
        <ShapePreviews src={src} ratio={ratio} crop={crop} focus={focus ?? MIDDLE} />
      )}
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** Returns the width of a picture over its height; null for a picture elsewhere on the web, until it has loaded. */
function findRatio(url: string): number | null {
  const file = parseImageUrl(url);
  return file && file.width / file.height;
}

/** Gives the adjusted picture to the field. If it was cut, the server makes the new picture first. */
function useFinish(url: string, onChange: (url: string) => void, onClose: () => void) {
  const t = useTranslations('pictures');
  const shelf = usePictureShelf();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOpen = useRef(true);
  // The section may have changed while the server was at work.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const finish = async (focus: PictureFocus | null, crop: PictureCrop) => {
    const place = (file: string, point: PictureFocus | null) => {
      latest.current(point ? withFocus(file, point) : file);
      onClose();
    };
    if (isUncut(crop)) return place(withoutFocus(url), focus);
    setIsPending(true);
    setProblem(null);
    try {
      const file = await shelf.crop(withoutFocus(url), crop);
      if (isOpen.current) place(file, focus && moveFocusIntoCrop(focus, crop));
    } catch (error) {
      if (!isOpen.current) return;
      setProblem((error instanceof Error && error.message) || t('cropFailed'));
      setIsPending(false);
    }
  };
  return { isPending, problem, finish };
}

/** Layouts have frames of these shapes most: an opening over a wide page, cards and galleries, and a phone. */
const SHAPES = { wide: 21 / 9, square: 1, tall: 4 / 5 } as const;
const NAMES = ['wide', 'square', 'tall'] as const;

interface ShapePreviewsProps {
  src: string;
  /** The ratio is the width of the whole picture over its height. */
  ratio: number;
  crop: PictureCrop;
  focus: PictureFocus;
}

/** Shows the part of a picture that is seen in frames of several shapes. */
function ShapePreviews({ src, ratio, crop, focus }: ShapePreviewsProps) {
  const t = useTranslations('pictures.shapes');
  return (
    <div className="picture-shapes">
      {NAMES.map((name) => {
        const part = getVisiblePart(ratio, crop, focus, SHAPES[name]);
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
