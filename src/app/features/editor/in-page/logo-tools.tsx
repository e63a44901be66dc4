import { Lock, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { findRequiredPlan, getTierNameValues } from '@/core/plans';
import { parseSign } from '@/core/signs';
import { PictureTools } from '@/sections/editor-kit/pictures/picture-tools';
import { ToolButton } from '@/sections/editor-kit/pictures/tool-button';
import { UploadRows } from '@/sections/editor-kit/upload-rows';
import { Toolbar } from '@/ui/toolbar';
import { LogoFile, useLogoUpload, useRemoveLogo } from '../fields/logo-field';
import { SignChoice } from '../fields/sign-choice';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { useText } from './use-text';

interface LogoToolsProps {
  /** True where there is no room for words. */
  isCompact: boolean;
  /** Returns the element that gets the focus when a removed logo is back. */
  findPlace: () => HTMLElement | null;
}

/**
 * Shows what an owner can do with the logo: choose another file, one of our signs or its cut, or remove it. On a plan
 * without logos a former one may stay or be removed.
 */
export function LogoTools({ isCompact, findPlace }: LogoToolsProps) {
  const t = useText();
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const locked = findRequiredPlan(usePlanTier(), 'logo');
  const showLocked = useShowLocked();
  const uploads = useLogoUpload();
  const remove = useRemoveLogo(findPlace);
  return (
    <>
      <Toolbar className="in-page__tools" aria-label={t('inPage.logo')}>
        {locked ? (
          <ToolButton
            icon={<Lock className="icon--sm" />}
            words={t('plans.soldFrom', getTierNameValues(getPlanToBuy(locked.requiredTier)))}
            onClick={() => showLocked(locked)}
          />
        ) : (
          <OwnLogo isCompact={isCompact} uploads={uploads} />
        )}
        {logoUrl !== '' && (
          <ToolButton
            icon={<Trash2 className="icon--sm" />}
            words={t('editorParts.removeLogo')}
            isCompact={isCompact}
            onClick={remove}
          />
        )}
      </Toolbar>
      {uploads.list.length > 0 && (
        <div className="in-page__uploads">
          <UploadRows uploads={uploads.list} />
        </div>
      )}
    </>
  );
}

interface OwnLogoProps extends Pick<LogoToolsProps, 'isCompact'> {
  uploads: ReturnType<typeof useLogoUpload>;
}

function OwnLogo({ isCompact, uploads }: OwnLogoProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const fileRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton
        icon={<Upload className="icon--sm" />}
        words={t('editorParts.uploadPicture')}
        isCompact={isCompact}
        aria-disabled={uploads.isUploading}
        onClick={() => uploads.isUploading || fileRef.current?.click()}
      />
      <LogoFile inputRef={fileRef} onFile={uploads.start} />
      <PictureTools
        isWhole
        isCompact={isCompact}
        url={logoUrl}
        onChange={(url) => dispatch({ type: 'set-logo', logoUrl: url })}
      />
      {(logoUrl === '' || parseSign(logoUrl) !== null) && <SignChoice isCompact={isCompact} />}
    </>
  );
}
