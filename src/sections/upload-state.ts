import type { useTranslations } from 'use-intl';
import type { PictureUpload } from './picture-uploads';

type PictureTexts = ReturnType<typeof useTranslations<'sections.pictures'>>;

/** How far an upload is. */
export function uploadState({ status, part }: PictureUpload, t: PictureTexts): string {
  if (status === 'waiting') return t('waiting');
  return part < 1 ? `${Math.floor(part * 100)} %` : t('preparing');
}

/** What keeps an upload from going on. */
export function uploadProblem(
  { status, isOffline, message }: PictureUpload,
  t: PictureTexts,
): string | undefined {
  if (status === 'failed') return message ?? t('failed');
  return isOffline ? t('offline') : undefined;
}
