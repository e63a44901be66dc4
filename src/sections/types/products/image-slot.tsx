import { ImagePlus, Upload, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toSafeImageUrl } from '@/core/link';
import { parseFocus, withoutFocus } from '@/core/picture-focus';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { focusSoon } from '@/ui/keep-focus';
import { Spinner } from '@/ui/spinner';
import { changeItem } from '../../editor-kit/change-item';
import type { SectionUpload } from '../../editor-kit/define-editor';
import {
  ACCEPTED_PICTURES,
  type PictureUpload,
  usePictureUploads,
  useUploadsOf,
} from '../../editor-kit/host';
import { PictureTools } from '../../editor-kit/pictures/picture-tools';
import { ToolButton } from '../../editor-kit/pictures/tool-button';
import { useRemoval } from '../../editor-kit/removal';
import { formatUploadProblem, formatUploadState } from '../../editor-kit/upload-rows';
import { useFailedPicture } from '../../visitor-kit/image';
import type { ProductsContent } from './definition';

interface ImageSlotProps {
  /** The image belongs into this slot of this product; slots count from 0. */
  place: { sectionId: string; productId: string; slot: number };
  url: string;
  error?: string;
  onUpload: (upload: SectionUpload<ProductsContent>) => void;
  /** Called when another picture stands in the slot, or another part of it is shown. */
  onChange: (url: string) => void;
  onRemove: () => void;
}

/** Draws a slot for one picture: empty, while it is uploaded, or filled. */
export function ImageSlot({
  place: { sectionId, productId, slot },
  url,
  error,
  onUpload,
  onChange,
  onRemove,
}: ImageSlotProps) {
  const t = useTranslations('sections.products');
  const tPictures = useTranslations('sections.pictures');
  const tools = useTranslations('pictures');
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const remove = useRemoval();
  const { cancel, retry } = usePictureUploads();
  const spot = `${productId} ${slot}`;
  const uploads = useUploadsOf(sectionId, spot);
  const upload = uploads.at(-1);
  const isUploading = upload !== undefined && upload.status !== 'failed';
  const number = slot + 1;
  const src = toSafeImageUrl(url);
  const focus = parseFocus(url);
  const { hasFailed, onError } = useFailedPicture(src);
  const message = error ?? (upload && formatUploadProblem(upload, tPictures));

  const handleFile = (file: File) => {
    for (const { id } of uploads) cancel(id);
    onUpload({ slot: spot, files: [file], kind: 'product', place: placeImage(productId, slot) });
    focusHere();
  };
  const getCancelLabel = ({ fileName }: PictureUpload) =>
    isUploading ? t('cancelUpload', { number }) : tPictures('dismiss', { name: fileName });
  const focusHere = () => focusSoon(() => ref.current);
  const handleCancel = (event: MouseEvent, id: string) => {
    ignoreSecondPress(event);
    cancel(id);
    focusHere();
  };
  const handleRemove = (event: MouseEvent) => {
    ignoreSecondPress(event);
    remove({ name: t('imageOf', { number }), remove: onRemove, onUndone: focusHere });
    focusHere();
  };
  return (
    <div className="image-slot" ref={ref}>
      <div className="image-slot__place">
        {src && !isUploading && !hasFailed && (
          <img
            src={withoutFocus(src)}
            style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
            alt={t('imageOf', { number })}
            onError={onError}
          />
        )}
        {src && !isUploading && hasFailed && <p className="image-slot__state">{tPictures('missing')}</p>}
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
        {isUploading && (
          <div className="image-slot__state">
            <Spinner label={t('uploading')} />
            {formatUploadState(upload, tPictures, locale)}
          </div>
        )}
      </div>
      {/* It is one button, which keeps the focus when the upload has ended. */}
      {(upload || url !== '') && (
        <IconButton
          className="image-slot__remove"
          label={upload ? getCancelLabel(upload) : t('removeImage', { number })}
          onClick={(event) => (upload ? handleCancel(event, upload.id) : handleRemove(event))}
        >
          <X className="icon--sm" />
        </IconButton>
      )}
      {!isUploading && (
        <div className="image-slot__tools">
          {url !== '' && (
            <ToolButton
              icon={<Upload className="icon--sm" />}
              words={tools('replaceOf', { name: t('imageOf', { number }) })}
              isCompact
              onClick={() => fileRef.current?.click()}
            />
          )}
          <PictureTools url={url} name={t('imageOf', { number })} isCompact onChange={onChange} />
        </div>
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
          if (file) handleFile(file);
        }}
      />
      {message && (
        <p className="error" role="alert">
          {message}
        </p>
      )}
      {upload?.status === 'failed' && upload.failure !== 'refused' && (
        <Button
          className="image-slot__retry"
          size="sm"
          variant="quiet"
          aria-label={tPictures('retryOf', { name: upload.fileName })}
          onClick={() => {
            retry(upload.id);
            focusHere();
          }}
        >
          {tPictures('retry')}
        </Button>
      )}
    </div>
  );
}

/** Puts an uploaded picture into a slot of a product; slots count from 0. */
export function placeImage(productId: string, slot: number) {
  return (content: ProductsContent, url: string): ProductsContent | null => {
    const products = changeItem(content.products, productId, (product) => ({
      ...product,
      images: product.images.with(slot, url),
    }));
    return products && { ...content, products };
  };
}
