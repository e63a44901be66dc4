import { Crop, Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toSafeImageUrl } from '@/core/link';
import { lazy } from '@/ui/lazy';
import { canBeCropped, canBeFocused } from './picture-kinds';
import { ToolButton } from './tool-button';

/** Most visits to the editor need no dialog. */
const dialogs = lazy(() => import('./picture-dialogs'));

interface PictureToolsProps {
  url: string;
  /** The owner knows the picture by this name in a list of several. */
  name?: string;
  /** True if the picture is shown whole everywhere, as a logo is: then it needs no focus. */
  isWhole?: boolean;
  /** True where there is no room for words. */
  isCompact?: boolean;
  onChange: (url: string) => void;
}

/** Lets the owner choose a picture that is there already, and say which part of it is shown. */
export function PictureTools({ url, name, isWhole = false, isCompact, onChange }: PictureToolsProps) {
  const t = useTranslations('pictures');
  const [isAdjusting, setIsAdjusting] = useState(false);
  const src = toSafeImageUrl(url);
  const canAdjust = src !== null && (canBeCropped(src) || (!isWhole && canBeFocused(src)));
  return (
    <>
      {canAdjust && (
        <ToolButton
          icon={<Crop className="icon--sm" />}
          words={t('adjust')}
          label={name && t('adjustOf', { name })}
          isCompact={isCompact}
          onClick={() => setIsAdjusting(true)}
        />
      )}
      <PickButton name={name} isCompact={isCompact} onPick={onChange} />
      {isAdjusting && src !== null && (
        <LateDialog
          render={({ AdjustDialog }) => (
            <AdjustDialog
              url={src}
              isWhole={isWhole}
              onChange={onChange}
              onClose={() => setIsAdjusting(false)}
            />
          )}
        />
      )}
    </>
  );
}

interface PickButtonProps {
  name?: string;
  isDisabled?: boolean;
  isCompact?: boolean;
  onPick: (url: string) => void;
}

/** Opens the dialog with the pictures that are there already. */
export function PickButton({ name, isDisabled = false, isCompact, onPick }: PickButtonProps) {
  const t = useTranslations('pictures');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton
        icon={<Images className="icon--sm" />}
        words={t('pick')}
        label={name && t('pickOf', { name })}
        isCompact={isCompact}
        aria-disabled={isDisabled}
        onClick={() => isDisabled || setIsOpen(true)}
      />
      {isOpen && (
        <LateDialog
          render={({ PickDialog }) => <PickDialog onPick={onPick} onClose={() => setIsOpen(false)} />}
        />
      )}
    </>
  );
}

type Dialogs = typeof import('./picture-dialogs');

/** Draws a dialog whose script is loaded when it is opened for the first time. */
function LateDialog({ render }: { render: (parts: Dialogs) => ReactNode }) {
  const t = useTranslations('pictures');
  const { parts, hasFailed } = dialogs.useLazy();
  if (parts) return render(parts);
  return (
    <span role="status" className={hasFailed ? 'error' : 'sr-only'}>
      {t(hasFailed ? 'toolFailed' : 'loading')}
    </span>
  );
}
