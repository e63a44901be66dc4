import './image-field.css';
import { Upload } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listPictureSources, parseImageUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { parseFocus, withoutFocus } from '@/core/picture-focus';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { focusSoon } from '@/ui/keep-focus';
import { useFailedPicture } from '../../visitor-kit/image';
import { ACCEPTED_PICTURES, useUploadsOf } from '../host';
import { useRemoval } from '../removal';
import { UploadRows } from '../upload-rows';
import { PictureTools } from './picture-tools';

interface PictureFieldProps {
  sectionId: string;
  /** The slot tells several images of a section apart. */
  slot?: string;
  label: string;
  /** The field for the web address has this label. */
  addressLabel: string;
  url: string;
  error?: string;
  /** True if the picture is shown whole everywhere, as a logo is. */
  isWhole?: boolean;
  /** Called when a file was chosen to be uploaded. */
  onFile: (file: File) => void;
  onChange: (url: string) => void;
}

/** Draws a field for one picture, which is uploaded or has a web address. */
export function PictureField({
  sectionId,
  slot,
  label,
  addressLabel,
  url,
  error,
  isWhole,
  onFile,
  onChange,
}: PictureFieldProps) {
  const t = useTranslations('sections.pictures');
  const uploads = useUploadsOf(sectionId, slot);
  const isUploading = uploads.some(({ status }) => status !== 'failed');
  const ref = useRef<HTMLFieldSetElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const remove = useRemoval();
  const [isByAddress, setIsByAddress] = useState(false);
  // The address of our own uploads needs no field.
  const isForeign = url !== '' && !url.startsWith('/images/') && parseImageUrl(url) === null;

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
          <Button
            size="sm"
            aria-disabled={isUploading}
            onClick={() => isUploading || inputRef.current?.click()}
          >
            <Upload className="icon--sm" />
            {t(url === '' ? 'choose' : 'replace')}
          </Button>
          <PictureTools url={url} isWhole={isWhole} onChange={onChange} />
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
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      {(isByAddress || isForeign || error) && (
        <TextField
          className="mt-2"
          label={addressLabel}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={withoutFocus(url)}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </fieldset>
  );
}

interface PictureThumbProps {
  url: string;
  className: string;
  /** The picture is shown in this width. */
  sizes?: string;
}

/** Draws a small view of a picture in its editor; the fields beside it say what it shows. */
export function PictureThumb({ url, className, sizes = '88px' }: PictureThumbProps) {
  const t = useTranslations('sections.pictures');
  const src = toSafeImageUrl(url);
  const { hasFailed, onError } = useFailedPicture(src);
  if (!src || hasFailed) return <div className={`${className} is-missing`}>{t('missing')}</div>;
  const [smallest] = listPictureSources(src);
  const focus = parseFocus(src);
  return (
    <div className={className}>
      <img
        src={withoutFocus(src)}
        style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
        srcSet={smallest?.srcSet}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={onError}
      />
    </div>
  );
}
