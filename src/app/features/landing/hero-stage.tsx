import { Mail } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import { Awning } from '@/ui/awning';
import { BrowserBar } from '@/ui/browser-bar';
import { SamplePage } from './sample-page';

/** One picture made of markup; a screen reader hears its label only. */
export function HeroStage() {
  const t = useText();
  return (
    <div className="stage" role="img" aria-label={t('landing.sample.label')}>
      <Awning cloth="geranium" />
      <div className="stage__browser">
        <BrowserBar address={t('landing.sample.address')} />
        <SamplePage />
      </div>
      <div className="stage__phone">
        <div className="stage__screen">
          <SamplePage isSmall />
        </div>
      </div>
      <div className="stage__note">
        <span>
          <Mail />
        </span>
        <span className="grid">
          <b className="strong">{t('landing.sample.noteTitle')}</b>
          <span className="sm soft">{t('landing.sample.noteText')}</span>
        </span>
      </div>
    </div>
  );
}
