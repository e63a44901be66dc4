import './upload-rows.css';
import { RotateCw, X } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatPercent } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { keepFocus } from '@/ui/keep-focus';
import { type PictureUpload, usePictureUploads } from './host';

/** Shows how far uploads are; each can be cancelled, and tried again if that could help. */
export function UploadRows({ uploads }: { uploads: readonly PictureUpload[] }) {
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
  const locale = useLocale();
  const { cancel, retry } = usePictureUploads();
  const { id, fileName: name, status, failure, part } = upload;
  const hasFailed = status === 'failed';
  const problem = formatUploadProblem(upload, t);
  const rowRef = useRef<HTMLLIElement>(null);
  // A row that ends by itself may have the focus just as one that is cancelled.
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row?.contains(document.activeElement)) keepFocus(row);
    };
  }, []);
  const handleCancel = (event: MouseEvent) => {
    ignoreSecondPress(event);
    cancel(id);
  };
  return (
    <li className={hasFailed ? 'upload has-failed' : 'upload'} data-upload={id} ref={rowRef}>
      <span className="upload__name">{name}</span>
      {!hasFailed && <span className="upload__state">{formatUploadState(upload, t, locale)}</span>}
      <IconButton label={t(hasFailed ? 'dismiss' : 'cancel', { name })} onClick={handleCancel}>
        <X className="icon--sm" />
      </IconButton>
      {problem && (
        // The text is announced where no notice says it as well: another try could help.
        <p className="upload__more error" role={failure === 'other' ? 'alert' : undefined}>
          {problem}
        </p>
      )}
      {hasFailed && failure !== 'refused' && (
        <Button
          className="upload__retry"
          size="sm"
          variant="quiet"
          aria-label={t('retryOf', { name })}
          onClick={(event) => {
            keepFocus(event.currentTarget);
            retry(id);
          }}
        >
          <RotateCw className="icon--sm" />
          {t('retry')}
        </Button>
      )}
      {!problem && (
        <progress
          className="upload__more"
          aria-label={t('uploading', { name })}
          max={1}
          // Without a value the bar shows that work is going on: the server is making the picture.
          value={part < 1 ? part : undefined}
        />
      )}
    </li>
  );
}

type PictureTexts = ReturnType<typeof useTranslations<'sections.pictures'>>;

/** Returns how far an upload is, in words. */
export function formatUploadState({ status, part }: PictureUpload, t: PictureTexts, locale: Locale): string {
  if (status === 'waiting') return t('waiting');
  return part < 1 ? formatPercent(locale, Math.floor(part * 100)) : t('preparing');
}

/** Returns what keeps an upload from going on. */
export function formatUploadProblem(
  { status, isOffline, message }: PictureUpload,
  t: PictureTexts,
): string | undefined {
  if (status === 'failed') return message ?? t('failed');
  return isOffline ? t('offline') : undefined;
}
