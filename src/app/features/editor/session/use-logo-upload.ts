import { useState } from 'react';
import { useToast } from '@/ui/toast';
import { uploadLogo } from '../api/website-calls';
import { useText } from '../use-text';
import { useEditorDispatch } from './use-editor';
import { useTellFailure } from './use-tell-failure';

interface LogoUpload {
  isUploading: boolean;
  upload: (file: File) => Promise<void>;
}

/** Uploads a picture and makes it the logo. */
export function useLogoUpload(): LogoUpload {
  const t = useText();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const dispatch = useEditorDispatch();
  const [isUploading, setIsUploading] = useState(false);

  const upload = async (file: File) => {
    setIsUploading(true);
    try {
      dispatch({ type: 'set-logo', logoUrl: await uploadLogo(file) });
      toast({ title: t('editor.logoUploaded'), tone: 'good' });
    } catch (error) {
      tellFailure(error, t('editor.logoFailed'));
    } finally {
      setIsUploading(false);
    }
  };
  return { isUploading, upload };
}
