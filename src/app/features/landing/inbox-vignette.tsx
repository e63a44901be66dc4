import { useText } from '@/app/lib/texts';
import { Badge } from '@/ui/badge';

/** Two messages as they wait in the admin area. */
export function InboxVignette() {
  const t = useText();
  return (
    <div className="vignette vignette-inbox">
      <div>
        <span className="vignette-inbox__head">
          <b className="strong">{t('landing.vignette.senderOne')}</b>
          <Badge tone="butter">{t('landing.vignette.new')}</Badge>
        </span>
        <span className="sm soft">{t('landing.vignette.messageOne')}</span>
      </div>
      <div>
        <span className="vignette-inbox__head">
          <b className="strong">{t('landing.vignette.senderTwo')}</b>
        </span>
        <span className="sm soft">{t('landing.vignette.messageTwo')}</span>
      </div>
    </div>
  );
}
