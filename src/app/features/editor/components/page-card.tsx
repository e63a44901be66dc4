import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { lazy } from '@/ui/lazy';
import { Segmented } from '@/ui/segmented';
import { useText } from '../use-text';
import { PartMissing } from './use-lazy-parts';

/** Owners who edit by the list do without it. */
const pageEditor = lazy(() => import('../in-page/page-editor'));

/** The page itself, edited where it stands, as wide as the window or a phone. */
export function PageCard() {
  const t = useText();
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop');
  const { parts, hasFailed } = pageEditor.useLazy();
  return (
    <section className="page-card" aria-labelledby="page-card-title">
      <div className="page-card__head">
        <h2 className="sr-only" id="page-card-title">
          {t('editor.pageContent')}
        </h2>
        {parts && <parts.PageHint />}
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
      {parts ? (
        <parts.PageEditor device={device} />
      ) : (
        <PartMissing hasFailed={hasFailed} className="block h-[600px]" />
      )}
    </section>
  );
}
