import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { useText } from './use-text';
import { BookingVignette } from './vignettes/booking-vignette';
import { MessageVignette } from './vignettes/message-vignette';
import { OrderVignette } from './vignettes/order-vignette';
import { PollVignette } from './vignettes/poll-vignette';
import { VisitsVignette } from './vignettes/visits-vignette';

export function Features() {
  const t = useText();
  return (
    <section className="land-section" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <div className="land-section__head">
          <h2 className="display" id="features-title">
            {t('landing.features.title')}
          </h2>
          <p className="lead">{t('landing.features.lead')}</p>
        </div>
        <div className="bento">
          <Feature
            ground="leaf"
            title={t('landing.features.bookings.title')}
            text={t('landing.features.bookings.text')}
          >
            <BookingVignette />
          </Feature>
          <Feature
            ground="butter"
            title={t('landing.features.orders.title')}
            text={t('landing.features.orders.text')}
          >
            <OrderVignette />
          </Feature>
          <Feature title={t('landing.features.messages.title')} text={t('landing.features.messages.text')}>
            <MessageVignette />
          </Feature>
          <Feature title={t('landing.features.polls.title')} text={t('landing.features.polls.text')}>
            <PollVignette />
          </Feature>
          <Feature title={t('landing.features.visits.title')} text={t('landing.features.visits.text')}>
            <VisitsVignette />
          </Feature>
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  /** A wide one on a colour. */
  ground?: 'leaf' | 'butter';
  /** A picture of it. */
  children: ReactNode;
}

function Feature({ title, text, ground, children }: FeatureProps) {
  return (
    <article className={classNames('card bento__item', ground && `bento__item--${ground}`)}>
      <div className="bento__picture" aria-hidden="true">
        {children}
      </div>
      <div className="bento__text">
        <h3 className={ground ? 'h2' : 'h3'}>{title}</h3>
        <p className="soft">{text}</p>
      </div>
    </article>
  );
}
