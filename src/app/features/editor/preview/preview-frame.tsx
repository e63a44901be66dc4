import { Lock } from 'lucide-react';
import { getPublicAddress, getPublicHost } from '@/app/lib/page-facts';
import { BrowserBar } from '@/ui/browser-bar';
import { useMatches } from '@/ui/use-matches';
import { useEditor } from '../session/editor-session';
import { ScaledPage } from './scaled-page';

export interface PreviewFrameProps {
  device: 'desktop' | 'mobile';
  /** Is called when a section was pressed and its editor is open. */
  onEdit: () => void;
}

export const DESKTOP_WIDTH_PX = 1280;
export const PHONE_WIDTH_PX = 375;

/** Shows the page in a browser window, or on a phone, where the address begins with the website's name. */
export function PreviewFrame({ device, onEdit }: PreviewFrameProps) {
  const slug = useEditor((state) => state.slug);
  const isPhone = useIsPhone();
  if (device === 'desktop' && !isPhone) {
    return (
      <div className="preview__win">
        <BrowserBar address={getPublicAddress(slug)} />
        <ScaledPage mode="desktop" widthPx={DESKTOP_WIDTH_PX} onEdit={onEdit} />
      </div>
    );
  }
  return (
    <div className="preview__phone">
      <div className="preview__screen">
        <p className="preview__url" aria-hidden="true">
          <Lock />
          <span className="truncate">{slug === '' ? getPublicHost() : `${slug}.${getPublicHost()}`}</span>
        </p>
        <ScaledPage mode="mobile" widthPx={PHONE_WIDTH_PX} onEdit={onEdit} />
      </div>
    </div>
  );
}

/** Returns true if the owner's own screen is a phone, which has no room for a desktop. */
export function useIsPhone(): boolean {
  return useMatches('(max-width: 640px)');
}
