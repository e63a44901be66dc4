import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ACCEPTED_PICTURES, useUploadsOf } from '../host';
import { ToolButton } from './tool-button';

interface ReplaceButtonProps {
  sectionId: string;
  /** The only picture of a section has no slot. */
  slot?: string;
  /** The owner knows the picture by this name. */
  name: string;
  /** True where there is no room for words. */
  isCompact?: boolean;
  onFile: (file: File) => void;
}

/** Uploads a picture that replaces another one. */
export function ReplaceButton({ sectionId, slot, name, isCompact, onFile }: ReplaceButtonProps) {
  const t = useTranslations('sections.pictures');
  const tools = useTranslations('pictures');
  const inputRef = useRef<HTMLInputElement>(null);
  const isUploading = useUploadsOf(sectionId, slot).some(({ status }) => status !== 'failed');
  const label = tools('replaceOf', { name });
  return (
    <>
      <ToolButton
        icon={<Upload className="icon--sm" />}
        words={t('replace')}
        label={label}
        isCompact={isCompact}
        aria-disabled={isUploading}
        onClick={() => isUploading || inputRef.current?.click()}
      />
      <input
        ref={inputRef}
        type="file"
        accept={ACCEPTED_PICTURES}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
