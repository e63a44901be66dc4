import './preview.css';
import { Monitor, Smartphone } from 'lucide-react';
import { memo, useState } from 'react';
import { Segmented } from '@/ui/segmented';
import { useText } from '../use-text';
import { DesktopFrame } from './desktop-frame';
import { EditedName } from './edited-name';
import { PhoneFrame } from './phone-frame';
import { useIsPhone } from './use-is-phone';

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
