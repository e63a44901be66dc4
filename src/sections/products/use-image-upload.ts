import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '@/ui/toast';
import { useSectionPlan } from '../section-plan';
import { uploadImage } from './upload-image';

interface ImageUpload {
  isUploading: boolean;
  /** What the server says against the picture that was chosen last. */
  problem: string | undefined;
  upload: (file: File) => Promise<void>;
  cancel: () => void;
}

/** Uploads a picture; `onUploaded` gets its address. It stops when the editor is closed. */
export function useImageUpload(onUploaded: (url: string) => void): ImageUpload {
  const t = useTranslations('sections.products');
  const toast = useToast();
  const { showLocked } = useSectionPlan();
  const running = useRef<AbortController | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setIsUploading(true);
    setProblem(undefined);
    const result = await uploadImage(file, controller.signal);
    if (controller.signal.aborted) return;
    setIsUploading(false);
    if (result.kind === 'stored') {
      onUploaded(result.url);
      toast({ title: t('uploaded'), tone: 'good' });
      return;
    }
    if (result.kind === 'locked') {
      showLocked(result.locked);
      return;
    }
    setProblem(result.message);
    toast({ title: t('uploadFailed'), description: t('uploadFailedText'), tone: 'bad' });
  };
  const cancel = () => {
    running.current?.abort();
    setIsUploading(false);
  };
  return { isUploading, problem, upload, cancel };
}
