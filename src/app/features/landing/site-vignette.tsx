import { useText } from '@/app/lib/texts';
import { Awning } from '@/ui/awning';
import { Badge } from '@/ui/badge';

/** A published website as the dashboard shows it: its awning is down. */
export function SiteVignette() {
  const t = useText();
  return (
    <div className="vignette vignette-site">
      <Awning cloth="leaf" />
      <div className="vignette-site__in">
        <div className="vignette-site__id">
          <span>{t('landing.sample.initial')}</span>
          <span className="grid min-w-0">
            <b className="h3">{t('landing.sample.name')}</b>
            <span className="sm mute truncate">{t('landing.vignette.address')}</span>
          </span>
        </div>
        <span>
          <Badge tone="green" hasDot>
            {t('landing.vignette.published')}
          </Badge>
        </span>
      </div>
    </div>
  );
}
