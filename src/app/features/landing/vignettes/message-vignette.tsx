import { useText } from '@/app/lib/texts';
import { Badge } from '@/ui/badge';

export function MessageVignette() {
  const t = useText();
  return (
    <div className="vignette vignette-message">
      <p className="vignette__head">
        <b className="strong">{t('landing.features.messages.sender')}</b>
        <Badge tone="butter">{t('landing.features.messages.new')}</Badge>
      </p>
      <p className="sm soft">{t('landing.features.messages.message')}</p>
    </div>
  );
}
