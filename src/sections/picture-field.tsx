import './picture-field.css';
import { Upload } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { parseImageUrl } from '@/core/image-file';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { focusSoon } from '@/ui/keep-focus';
import { ACCEPTED_PICTURES } from './picture-files';
import { PictureThumb } from './picture-thumb';
import { type PlacePicture, usePictureUploads, useUploadsOf } from './picture-uploads';
import { useRemoval } from './removals';
import { UploadRows } from './upload-rows';

interface PictureFieldProps {
  sectionId: string;
  label: string;
  /** What the web address is called. */
  addressLabel: string;
  url: string;
  error?: string;
  /** Puts an uploaded picture into the section as it is then. */
  place: PlacePicture;
  onChange: (url: string) => void;
}

/** One picture, uploaded or by its web address. */
export function PictureField({
  sectionId,
  label,
  addressLabel,
  url,
  error,
  place,
  onChange,
}: PictureFieldProps) {
  const t = useTranslations('sections.pictures');
  const { start } = usePictureUploads();
  const uploads = useUploadsOf(sectionId);
  const isUploading = uploads.some(({ status }) => status !== 'failed');
  const ref = useRef<HTMLFieldSetElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const remove = useRemoval();
  const [isByAddress, setIsByAddress] = useState(false);
  // Our own uploads need no field for their address.
  const isForeign = url !== '' && parseImageUrl(url) === null;

  const handleRemove = (event: MouseEvent) => {
    ignoreSecondPress(event);
    remove({ name: label, remove: () => onChange(''), onUndone: () => focusSoon(() => ref.current) });
  };
  return (
    <fieldset className="field" ref={ref}>
      <legend className="label mb-1.5">{label}</legend>
      <div className="picture-field">
        {url !== '' && <PictureThumb className="picture-field__thumb" url={url} />}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={isUploading} onClick={() => inputRef.current?.click()}>
            <Upload className="icon--sm" />
            {t(url === '' ? 'choose' : 'replace')}
          </Button>
          {url === '' ? (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isByAddress}
              onClick={() => setIsByAddress(!isByAddress)}
            >
              {t('useAddress')}
            </Button>
          ) : (
            <Button size="sm" variant="danger-quiet" onClick={handleRemove}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <UploadRows uploads={uploads} />
      <input
        ref={inputRef}
        type="file"
        accept={ACCEPTED_PICTURES}
        hidden
        aria-label={t('choose')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, 1);
          event.target.value = '';
          start({ sectionId, files, kind: 'picture', place });
        }}
      />
      {(isByAddress || isForeign || error) && (
        <TextField
          className="mt-2"
          label={addressLabel}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={url}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </fieldset>
  );
}
