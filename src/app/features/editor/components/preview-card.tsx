import '../preview/preview.css';
import { Lock, Monitor, Smartphone } from 'lucide-react';
import { memo, useState } from 'react';
import { publicHost } from '@/app/lib/page-facts';
import { publicAddress } from '@/app/lib/public-address';
import { BrowserBar } from '@/ui/browser-bar';
import { Segmented } from '@/ui/segmented';
import type { ScaledPageProps } from '../preview/scaled-page';
import { useIsPhone } from '../preview/use-is-phone';
import { useEditor } from '../session/editor-session';
import { typeName } from '../session/section-name';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { PartMissing, useLazyParts } from './use-lazy-parts';

type Device = 'desktop' | 'mobile';

interface PreviewCardProps {
  /** A section was pressed and its editor is open. */
  onEdit: () => void;
}

/** The Preview card: the page as visitors will see it, on a desktop or a phone. */
export const PreviewCard = memo(function PreviewCard({ onEdit }: PreviewCardProps) {
  const t = useText();
  const [device, setDevice] = useState<Device>('desktop');
  const isPhone = useIsPhone();
  return (
    <section className="editor__preview card preview" aria-labelledby="preview-title">
      <div className="preview__head">
        <h2 className="h3" id="preview-title">
          {t('editor.preview')}
        </h2>
        <EditedName />
        <Segmented
          label={t('editor.previewSize')}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('editor.desktop'), icon: <Monitor className="icon--sm" /> },
            { value: 'mobile', label: t('editor.mobile'), icon: <Smartphone className="icon--sm" /> },
          ]}
        />
      </div>
      <div className="preview__stage">
        {device === 'mobile' || isPhone ? <PhoneFrame onEdit={onEdit} /> : <DesktopFrame onEdit={onEdit} />}
      </div>
    </section>
  );
});

/** Says what the frame on the page is around; on the page itself it would cover something. */
export function EditedName() {
  const t = useText();
  const type = useEditor(
    (state) => state.openSectionId !== null && findSection(state, state.openSectionId)?.type,
  );
  return (
    <p className="preview__edited truncate">
      {type && t('editor.previewEdits', { type: typeName(type, t) })}
    </p>
  );
}

const DESKTOP_WIDTH_PX = 1280;

/** The page in a browser window. */
export function DesktopFrame({ onEdit }: { onEdit: () => void }) {
  const slug = useEditor((state) => state.slug);
  return (
    <div className="preview__win">
      <BrowserBar address={publicAddress(slug)} />
      <LazyPage mode="desktop" widthPx={DESKTOP_WIDTH_PX} onEdit={onEdit} />
    </div>
  );
}

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
        <LazyPage mode="mobile" widthPx={PHONE_WIDTH_PX} onEdit={onEdit} />
      </div>
    </div>
  );
}

/** The page of the preview, as soon as what draws it is there. */
export function LazyPage(props: ScaledPageProps) {
  const { parts, hasFailed } = useLazyParts();
  if (parts) return <parts.ScaledPage {...props} />;
  return (
    <div className="preview__frame overflow-y-auto">
      <PartMissing hasFailed={hasFailed} className="block h-full" />
    </div>
  );
}
