import { Lock } from 'lucide-react';
import { publicHost } from '@/app/lib/page-facts';
import { useEditor } from '../session/editor-session';
import { LatePage } from './late-page';

const PHONE_WIDTH_PX = 375;

/** The page on a phone, at the address of its own that it reads like. */
export function PhoneFrame({ onEdit }: { onEdit: () => void }) {
  const slug = useEditor((state) => state.slug);
  return (
    <div className="preview__phone">
      <div className="preview__screen">
        <p className="preview__url" aria-hidden="true">
          <Lock />
          <span className="truncate">{slug === '' ? publicHost() : `${slug}.${publicHost()}`}</span>
        </p>
        <LatePage mode="mobile" widthPx={PHONE_WIDTH_PX} onEdit={onEdit} />
      </div>
    </div>
  );
}
