import { Clock, List, Send, Type } from 'lucide-react';
import { useText } from '@/app/lib/texts';

/** Sections in the editor, one of them just being dropped into place. */
export function SectionsVignette() {
  const t = useText();
  return (
    <div className="vignette-sections">
      <span className="vignette">
        <Type />
        {t('landing.vignette.heading')}
      </span>
      <span className="vignette">
        <List />
        {t('landing.vignette.priceList')}
      </span>
      <span className="vignette is-dragged">
        <Clock />
        {t('landing.vignette.dragged')}
      </span>
      <span className="vignette">
        <Send />
        {t('landing.vignette.contact')}
      </span>
    </div>
  );
}
