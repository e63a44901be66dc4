import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

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
