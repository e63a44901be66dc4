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

interface PersonPictureProps {
  websiteId: number;
  name: string;
  url: string;
  onChange: (url: string) => void;
  isSending: boolean;
  onSending: (isSending: boolean) => void;
}

/** Edits a person's picture, which is uploaded as soon as it is chosen. */
export function PersonPicture({ websiteId, name, url, onChange, isSending, onSending }: PersonPictureProps) {
  const t = useText();
  const shelf = useWebsitePictures(websiteId);
  const showIfLocked = useShowIfLocked();
  const inputRef = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File) => {
    const own = new AbortController();
    upload.current = own;
    onSending(true);
    setFailure(null);
    try {
      const options = { signal: own.signal, onProgress: () => undefined };
      onChange((await uploadFile(uploadImage, {}, { file }, options)).url);
    } catch (error) {
      if (own.signal.aborted) return;
      if (showIfLocked(error)) return;
      setFailure((error instanceof ApiError && error.serverMessage) || t('people.pictureFailed'));
    } finally {
      if (!own.signal.aborted) onSending(false);
    }
  };
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
          isPending={isSending}
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
            if (file) void send(file);
          }}
        />
      </div>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
