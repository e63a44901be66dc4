import { ArrowUpRight } from 'lucide-react';
import { SmallSite } from '@/app/entities/small-site';
import { paths } from '@/core/screen-paths';
import { demoNames } from '@/site/demo/demo-titles';
import { createDemoExcerpt } from './sample-sites';
import { useText } from './use-text';

/** Their numbers follow those of the pages that stand above them on the landing page. */
const examples = demoNames.map((name, index) => ({ name, site: createDemoExcerpt(name, 3 + index) }));

export function Examples() {
  const t = useText();
  return (
    <section className="land-section" id="examples" aria-labelledby="examples-title">
      <div className="wrap">
        <div className="land-section__head">
          <h2 className="display" id="examples-title">
            {t('landing.examples.title')}
          </h2>
          <p className="lead">{t('landing.examples.lead')}</p>
        </div>
        <div className="examples">
          {examples.map(({ name, site }) => (
            <article key={name} className="example">
              <div className="example__picture">
                <SmallSite
                  site={site}
                  device="desktop"
                  sizes="(max-width: 860px) 90vw, 580px"
                  priority="lazy"
                />
              </div>
              <div className="example__caption">
                <h3 className="h3">
                  <a href={paths.demo(name)} target="_blank" rel="noopener">
                    {t(`landing.examples.${name}.title`)}
                    <span className="sr-only">{t('landing.examples.newTab')}</span>
                  </a>
                </h3>
                <p className="sm soft">{t(`landing.examples.${name}.text`)}</p>
                <ArrowUpRight aria-hidden="true" />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
