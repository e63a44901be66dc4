import { Star } from 'lucide-react';
import { recommendedFeatures } from '@/app/entities/plan-features';
import { getPriceCents, getTierNameValues, recommendedTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { getButtonClass } from '@/ui/button';
import { Ticks } from '@/ui/ticks';
import { useText } from './use-text';

export function Pricing() {
  const t = useText();
  return (
    <section className="land-section land-section--tint" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap land-pricing">
        <div className="land-pricing__text">
          <h2 className="display" id="pricing-title">
            {t('landing.pricing.title')}
          </h2>
          <p className="lead">{t('landing.pricing.lead')}</p>
          <dl className="land-asks">
            <Ask question={t('landing.pricing.cardQuestion')} answer={t('landing.pricing.cardAnswer')} />
            <Ask question={t('landing.pricing.afterQuestion')} answer={t('landing.pricing.afterAnswer')} />
            <Ask question={t('landing.pricing.stopQuestion')} answer={t('landing.pricing.stopAnswer')} />
          </dl>
        </div>
        <RecommendedPlan />
      </div>
    </section>
  );
}

function RecommendedPlan() {
  const t = useText();
  return (
    <article className="card land-plan">
      <Awning accent="leaf" />
      <div className="land-plan__in">
        <div className="land-plan__name">
          <h3 className="h1">{t('plans.tierName', getTierNameValues(recommendedTier))}</h3>
          <Badge tone="butter">
            <Star aria-hidden="true" />
            {t('landing.pricing.recommended')}
          </Badge>
        </div>
        <p className="soft">{t('landing.pricing.about')}</p>
        <p className="land-plan__price soft">
          {t.rich('landing.pricing.price', {
            amount: formatAmount(),
            big: (price) => <b className="text-ink">{price}</b>,
          })}
        </p>
        <p className="land-plan__trial">{t('landing.pricing.trial')}</p>
        <Ticks lines={recommendedFeatures.map((key) => t(key))} />
        <a
          className={getButtonClass({ variant: 'primary', size: 'lg', isBlock: true })}
          href={paths.register}
        >
          {t('landing.pricing.start')}
        </a>
      </div>
    </article>
  );
}

function Ask({ question, answer }: { question: string; answer: string }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{answer}</dd>
    </div>
  );
}

/** Returns the euros of the price as the landing page writes them, with a comma in every language, such as `11,99`. */
function formatAmount(): string {
  return (getPriceCents(recommendedTier) / 100).toFixed(2).replace('.', ',');
}
