import { publicAddress } from '@/app/lib/public-address';
import { BrowserBar } from '@/ui/browser-bar';
import { useEditor } from '../session/editor-session';
import { LatePage } from './late-page';

const DESKTOP_WIDTH_PX = 1280;

/** The page in a browser window. */
export function DesktopFrame({ onEdit }: { onEdit: () => void }) {
  const slug = useEditor((state) => state.slug);
  return (
    <div className="preview__win">
      <BrowserBar address={publicAddress(slug)} />
      <LatePage mode="desktop" widthPx={DESKTOP_WIDTH_PX} onEdit={onEdit} />
    </div>
  );
}
