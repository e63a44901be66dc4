import './upload-rows.css';
import { RotateCw, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { keepFocus } from '@/ui/keep-focus';
import { type PictureUpload, usePictureUploads, useUploadsOf } from './picture-uploads';

/** How far the uploads of a section are; each can be called off, and tried again when it failed. */
export function UploadRows({ sectionId }: { sectionId: string }) {
  const uploads = useUploadsOf(sectionId);
  if (uploads.length === 0) return null;
  return (
    <ul className="uploads">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function UploadRow({ upload }: { upload: PictureUpload }) {
  const t = useTranslations('sections.pictures');
  const { cancel, retry } = usePictureUploads();
  const { id, fileName: name, status, part, message } = upload;
  const hasFailed = status === 'failed';
  const handleCancel = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('.upload'));
    cancel(id);
  };
  return (
    <li className={hasFailed ? 'upload has-failed' : 'upload'}>
      <span className="upload__name truncate">{name}</span>
      {hasFailed ? (
        <Button size="sm" variant="quiet" aria-label={t('retryOf', { name })} onClick={() => retry(id)}>
          <RotateCw className="icon--sm" />
          {t('retry')}
        </Button>
      ) : (
        <span className="upload__state">{stateText(upload, t)}</span>
      )}
      <IconButton label={t(hasFailed ? 'dismiss' : 'cancel', { name })} onClick={handleCancel}>
        <X className="icon--sm" />
      </IconButton>
      {hasFailed ? (
        <p className="upload__more error">{message ?? t('failed')}</p>
      ) : (
        <progress
          className="upload__more"
          aria-label={t('uploading', { name })}
          max={1}
          // Without a value it shows that work is going on: the server is making the picture.
          value={part < 1 ? part : undefined}
        />
      )}
    </li>
  );
}

function stateText({ status, part }: PictureUpload, t: (key: 'waiting' | 'preparing') => string): string {
  if (status === 'waiting') return t('waiting');
  return part < 1 ? `${Math.floor(part * 100)} %` : t('preparing');
}
