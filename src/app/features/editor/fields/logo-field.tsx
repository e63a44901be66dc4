import { Upload } from 'lucide-react';
import { type MouseEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { findUploadName } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { getEntitlements } from '@/core/plans';
import { parseSign } from '@/core/signs';
import { ACCEPTED_PICTURES, type PictureUpload } from '@/sections/editor-kit/host';
import { useRemoval } from '@/sections/editor-kit/removal';
import { UploadRows } from '@/sections/editor-kit/upload-rows';
import { getAccent } from '@/ui/awning';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { ignoreSecondPress } from '@/ui/ignore-second-press';
import { focusSoon, keepFocus } from '@/ui/keep-focus';
import { LetterTile } from '@/ui/letter-tile';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { useSessionUploads } from '../session/section-host';
import { usePartsText } from '../use-parts-text';
import { LockedButton } from './locked-button';
import { SignChoice } from './sign-choice';

/** Edits the logo by an upload or its web address. On a plan without logos a former one may stay or be removed. */
export function LogoField({ error }: { error?: string }) {
  const t = usePartsText();
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const title = useEditor((state) => state.title);
  const websiteId = useEditor((state) => state.websiteId);
  const hasLogo = getEntitlements(usePlanTier()).can('logo');
  const ref = useRef<HTMLFieldSetElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const uploads = useLogoUpload();
  const handleRemove = useRemoveLogo(() => ref.current);
  const [isByAddress, setIsByAddress] = useState(false);
  const lockedKey = logoUrl === '' ? 'editorParts.logoLocked' : 'editorParts.logoKept';
  const hintKey = hasLogo ? 'editorParts.logoHint' : lockedKey;

  return (
    <fieldset className="field" ref={ref}>
      <legend className="label mb-1.5">{t('editorParts.logo')}</legend>
      <div className="logo-pick">
        <LetterTile
          text={title}
          accent={websiteId === null ? 'grey' : getAccent(websiteId)}
          imageUrl={toSafeImageUrl(logoUrl)}
          size="lg"
        />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex flex-wrap gap-2">
            <LockedButton feature="logo" variant="default" />
            {hasLogo && (
              <Button
                size="sm"
                aria-disabled={uploads.isUploading}
                onClick={() => uploads.isUploading || fileRef.current?.click()}
              >
                <Upload className="icon--sm" />
                {t('editorParts.uploadPicture')}
              </Button>
            )}
            {hasLogo && logoUrl === '' && (
              <Button
                size="sm"
                variant="quiet"
                aria-expanded={isByAddress}
                onClick={() => setIsByAddress(!isByAddress)}
              >
                {t('editorParts.useAddress')}
              </Button>
            )}
            {hasLogo && (logoUrl === '' || parseSign(logoUrl) !== null) && <SignChoice />}
            {logoUrl !== '' && (
              <Button size="sm" variant="danger-quiet" onClick={handleRemove}>
                {t('editorParts.removeLogo')}
              </Button>
            )}
          </div>
          <p className="hint">{t(hintKey)}</p>
        </div>
      </div>
      <LogoFile inputRef={fileRef} onFile={uploads.start} />
      <UploadRows uploads={uploads.list} />
      {hasLogo && (isByAddress || error || isForeign(logoUrl)) && <LogoAddress error={error} />}
    </fieldset>
  );
}

/** Returns true for a logo on another server; our own uploads need no field for their address. */
function isForeign(logoUrl: string): boolean {
  return logoUrl !== '' && findUploadName(logoUrl) === null && parseSign(logoUrl) === null;
}

/** Edits the web address of the logo; an error is shown when the field is left. */
export function LogoAddress({ error }: { error?: string }) {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft && logoUrl.trim() !== '' && toSafeImageUrl(logoUrl) === null;
  return (
    <TextField
      className="mt-2"
      label={t('editorParts.logoAddress')}
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      value={logoUrl}
      error={error ?? (isWrong ? t('validation.imageUrl') : undefined)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      onChange={(event) => dispatch({ type: 'set-logo', logoUrl: event.target.value })}
    />
  );
}

interface LogoFileProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
}

/** Lets a button choose the file of a logo. */
export function LogoFile({ inputRef, onFile }: LogoFileProps) {
  const t = usePartsText();
  return (
    <input
      ref={inputRef}
      type="file"
      accept={ACCEPTED_PICTURES}
      hidden
      aria-label={t('editorParts.uploadPicture')}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

/** Returns a function that removes the logo and offers Undo, which gives the focus to the element from `findPlace`. */
export function useRemoveLogo(findPlace: () => HTMLElement | null): (event: MouseEvent) => void {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const remove = useRemoval();
  return (event) => {
    ignoreSecondPress(event);
    keepFocus(event.currentTarget);
    remove({
      name: t('editorParts.logo'),
      remove: () => dispatch({ type: 'set-logo', logoUrl: '' }),
      onUndone: () => focusSoon(findPlace),
    });
  };
}

interface LogoUpload {
  /** These uploads are pending or have failed. */
  list: readonly PictureUpload[];
  /** True while an upload may still arrive. */
  isUploading: boolean;
  /** Uploads a picture and makes it the logo; an upload that has failed before is forgotten. */
  start: (file: File) => void;
}

/** Keeps the uploads of the logo. */
export function useLogoUpload(): LogoUpload {
  const uploads = useSessionUploads();
  const list = useSyncExternalStore(uploads.subscribe, uploads.listLogo);
  const start = (file: File) => {
    for (const { id } of list) uploads.cancel(id);
    uploads.startLogo(file);
  };
  return { list, isUploading: list.some(({ status }) => status !== 'failed'), start };
}
