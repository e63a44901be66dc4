import './file-drop.css';
import type { LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';

interface FileDropProps {
  /** The kinds of files are written as a file input takes them. */
  accept: string;
  icon: LucideIcon;
  texts: {
    add: string;
    dropHint: string;
    dropNow: string;
    /** Says which files are taken. */
    files: string;
  };
  isFull: boolean;
  /** It says the limit where it is reached. */
  limitText: string;
  /** It leads to a plan with more room, where there can be one. */
  more?: ReactNode;
  /** It stands beside the button and offers another way to a file. */
  aside?: ReactNode;
  onFiles: (files: File[]) => void;
}

/** Takes files that are chosen or dropped, also many at once. */
export function FileDrop({
  accept,
  icon: Icon,
  texts,
  isFull,
  limitText,
  more,
  aside,
  onFiles,
}: FileDropProps) {
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
      className={isOver ? 'file-drop is-over' : 'file-drop'}
      onDragOver={handleOver}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
    >
      <Button variant="soft" aria-disabled={isFull} onClick={() => isFull || inputRef.current?.click()}>
        <Icon className="icon--sm" />
        {texts.add}
      </Button>
      {aside}
      <p className="hint">
        {isFull && limitText}
        {isOver && texts.dropNow}
        {!isFull && !isOver && (
          <>
            <span className="file-drop__words">{texts.dropHint} </span>
            {texts.files}
          </>
        )}
      </p>
      {isFull && more}
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={texts.add}
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
