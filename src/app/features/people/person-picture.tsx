import { locale, pictures } from '@messages';
import { Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { useWebsitePictures } from '@/app/entities/picture-shelf';
import { useShowIfLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { ApiError } from '@/app/lib/api-client';
import { uploadFile } from '@/app/lib/upload-file';
import { uploadImage } from '@/contracts/endpoints/media';
import { ACCEPTED_PICTURES, PictureShelfContext } from '@/sections/editor-kit/host';
import { PictureTools } from '@/sections/editor-kit/pictures/picture-tools';
import { Button } from '@/ui/button';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from './use-text';

const texts = { pictures };

type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Returns what uploads a picture, for as long as its caller is on the screen; a sent picture is told by its address. */
export function usePictureUpload(onSent: (url: string) => void) {
  const t = useText();
  const showIfLocked = useShowIfLocked();
  const current = useRef<AbortController | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File) => {
    const own = new AbortController();
    current.current = own;
    setIsSending(true);
    setFailure(null);
    try {
      const options = { signal: own.signal, onProgress: () => undefined };
      onSent((await uploadFile(uploadImage, {}, { file }, options)).url);
    } catch (error) {
      if (own.signal.aborted) return;
      if (showIfLocked(error)) return;
      setFailure((error instanceof ApiError && error.serverMessage) || t('people.pictureFailed'));
    } finally {
      if (current.current === own) setIsSending(false);
    }
  };
  return { isSending, failure, send };
}

interface PersonPictureProps {
  websiteId: number;
  name: string;
  url: string;
  onChange: (url: string) => void;
  upload: PictureUpload;
}

/** Edits a person's picture, which is uploaded as soon as it is chosen. */
export function PersonPicture({ websiteId, name, url, onChange, upload }: PersonPictureProps) {
  const t = useText();
  const shelf = useWebsitePictures(websiteId);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <p className="label" id="person-picture">
        {t('people.picture')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the picture and its buttons are no fields with a legend */}
      <div className="person-picture" role="group" aria-labelledby="person-picture">
        <LetterTile text={name} imageUrl={url} size="lg" />
        <Button
          size="sm"
          isPending={upload.isSending}
          pendingText={t('people.pictureSending')}
          onClick={() => inputRef.current?.click()}
        >
          <Upload className="icon--sm" />
          {t(url === '' ? 'people.choosePicture' : 'people.replacePicture')}
        </Button>
        <IntlProvider locale={locale} messages={texts}>
          <PictureShelfContext value={shelf}>
            <PictureTools url={url} onChange={onChange} />
          </PictureShelfContext>
        </IntlProvider>
        {url !== '' && (
          <Button size="sm" variant="danger-quiet" onClick={() => onChange('')}>
            <Trash2 className="icon--sm" />
            {t('people.removePicture')}
          </Button>
        )}
        <input
          ref={inputRef}
          type="file"
          accept={ACCEPTED_PICTURES}
          hidden
          aria-label={t('people.choosePicture')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void upload.send(file);
          }}
        />
      </div>
      {upload.failure && (
        <p className="error" role="alert">
          {upload.failure}
        </p>
      )}
    </div>
  );
}
