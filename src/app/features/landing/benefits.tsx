import type { ReactNode } from 'react';
import { useText } from '@/app/lib/texts';
import { InboxVignette } from './inbox-vignette';
import { SectionsVignette } from './sections-vignette';
import { SiteVignette } from './site-vignette';

export function Benefits() {
  const t = useText();
  return (
    <section className="land-section land-section--tint" aria-labelledby="benefits">
      <div className="wrap">
        <div className="land-section__head">
          <h2 className="display" id="benefits">
            {t('landing.benefits.title')}
          </h2>
          <p className="lead">{t('landing.benefits.lead')}</p>
        </div>
        <div className="benefits">
          <Benefit title={t('landing.benefits.build.title')} text={t('landing.benefits.build.text')}>
            <SectionsVignette />
          </Benefit>
          <Benefit title={t('landing.benefits.publish.title')} text={t('landing.benefits.publish.text')}>
            <SiteVignette />
          </Benefit>
          <Benefit title={t('landing.benefits.inbox.title')} text={t('landing.benefits.inbox.text')}>
            <InboxVignette />
          </Benefit>
        </div>
      </div>
    </section>
  );
}

interface BenefitProps {
  title: string;
  text: string;
  /** A picture that says the same; not read aloud. */
  children: ReactNode;
}

function Benefit({ title, text, children }: BenefitProps) {
  return (
    <article className="card benefit">
      <div className="benefit__picture" aria-hidden="true">
        {children}
      </div>
      <div className="benefit__text">
        <h3 className="h2">{title}</h3>
        <p className="soft">{text}</p>
      </div>
    </article>
  );
}
