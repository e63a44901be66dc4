import { Monitor, Smartphone } from 'lucide-react';
import { Segmented } from '@/ui/segmented';
import { useText } from '../use-text';

/** The page is shown on one of these. */
export type Device = 'desktop' | 'mobile';

interface DeviceChoiceProps {
  value: Device;
  onChange: (device: Device) => void;
}

/** Shows the page on a desktop or on a phone. */
export function DeviceChoice({ value, onChange }: DeviceChoiceProps) {
  const t = useText();
  return (
    <Segmented
      label={t('editor.previewSize')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'desktop', label: t('editor.desktop'), icon: <Monitor className="icon--sm" /> },
        { value: 'mobile', label: t('editor.mobile'), icon: <Smartphone className="icon--sm" /> },
      ]}
    />
  );
}
