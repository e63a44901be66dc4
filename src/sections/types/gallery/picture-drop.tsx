import './picture-drop.css';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_UPLOAD_MEGABYTES } from '@/core/image-file';
import { Button } from '@/ui/button';
import { ACCEPTED_PICTURES } from '../../editor-kit/host';
import { PickButton } from '../../editor-kit/pictures/picture-tools';

interface PictureDropProps {
  isFull: boolean;
  /** The plan's limit, where it is reached. */
  limitText: string;
  /** The way to a plan with more room. */
  more: ReactNode;
  onFiles: (files: File[]) => void;
  /** One that is there already was chosen. */
  onPick: (url: string) => void;
}

/** Takes pictures that are chosen, many at once, or dropped. */
export function PictureDrop({ isFull, limitText, more, onFiles, onPick }: PictureDropProps) {
  const t = useTranslations('sections.gallery');
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useHarmlessDrops();

  const handleOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isFull ? 'none' : 'copy';
    setIsOver(!isFull);
  };
  const handleLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isFull) onFiles([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same
    <div
      className={isOver ? 'picture-drop is-over' : 'picture-drop'}
      onDragOver={handleOver}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
    >
      <Button variant="soft" disabled={isFull} onClick={() => inputRef.current?.click()}>
        <ImagePlus className="icon--sm" />
        {t('add')}
      </Button>
      <PickButton isDisabled={isFull} onPick={onPick} />
      <p className="hint">
        {isFull && limitText}
        {isOver && t('dropNow')}
        {!isFull && !isOver && (
          <>
            <span className="picture-drop__words">{t('dropHint')} </span>
            {t('filesHint', { max: MAX_UPLOAD_MEGABYTES })}
          </>
        )}
      </p>
      {isFull && more}
      <input
        ref={inputRef}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        hidden
        aria-label={t('add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}

/** A file that is dropped a little beside the place would otherwise be opened instead of the editor. */
function useHarmlessDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
