import { useState } from 'react';
import { lazy } from '@/ui/lazy';
import { useText } from '../use-text';
import { BasicFields } from './basic-settings';
import { type Device, DeviceChoice } from './device-choice';
import { PartMissing } from './use-lazy-parts';

/** It is loaded on demand, because owners who edit by the list do not need it. */
const pageEditor = lazy(() => import('../in-page/page-editor'));

/** Shows the page itself for editing, as wide as the window or a phone. */
export function PageCard() {
  const t = useText();
  const [device, setDevice] = useState<Device>('desktop');
  const { parts, hasFailed } = pageEditor.useLazy();
  return (
    <section className="page-card" aria-labelledby="page-card-title">
      <div className="page-card__head">
        <h2 className="sr-only" id="page-card-title">
          {t('editor.pageContent')}
        </h2>
        {parts && <parts.PageTools settings={<BasicFields />} />}
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      {parts ? (
        <parts.PageEditor device={device} settings={<BasicFields />} />
      ) : (
        <PartMissing hasFailed={hasFailed} className="block h-[600px]" />
      )}
    </section>
  );
}
