import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { safeImageUrl } from '@/core/link';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { ACCEPTED_PICTURES } from '../picture-files';
import { useImageUpload } from './use-image-upload';

interface ImageSlotProps {
  /** From 1. */
  number: number;
  url: string;
  error?: string;
  onChange: (url: string) => void;
}

/** A place for one picture: empty, on its way, or filled. */
export function ImageSlot({ number, url, error, onChange }: ImageSlotProps) {
  const t = useTranslations('sections.products');
  const fileRef = useRef<HTMLInputElement>(null);
  const { isUploading, problem, upload, cancel } = useImageUpload(onChange);
  const src = safeImageUrl(url);
  const message = error ?? problem;
  return (
    <div className="image-slot">
      <div className="image-slot__place">
        {src && !isUploading && <img src={src} alt={t('imageOf', { number })} />}
        {url === '' && !isUploading && (
          <button
            type="button"
            className="image-slot__add"
            aria-label={t('addImage', { number })}
            aria-invalid={message ? true : undefined}
            onClick={() => fileRef.current?.click()}
          >
            <ImagePlus />
          </button>
        )}
        {isUploading && <Spinner label={t('uploading')} />}
      </div>
      {(url !== '' || isUploading) && (
        <IconButton
          className="image-slot__remove"
          label={isUploading ? t('cancelUpload', { number }) : t('removeImage', { number })}
          onClick={isUploading ? cancel : () => onChange('')}
        >
          <X className="icon--sm" />
        </IconButton>
      )}
      <input
        ref={fileRef}
        type="file"
        accept={ACCEPTED_PICTURES}
        hidden
        aria-label={t('addImage', { number })}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      {message && (
        <p className="error" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
