import type { ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { useText } from './use-text';

/** The list shows the times of a day: some are taken, one is chosen. */
const slots = [
  ['9:00', 'gone'],
  ['9:30', 'free'],
  ['10:30', 'chosen'],
  ['11:00', 'free'],
  ['13:00', 'gone'],
  ['13:30', 'free'],
  ['14:00', 'free'],
  ['15:30', 'gone'],
] as const;

/** The path looks like a payment code but is none. */
const CODE =
  'M0 0h4v4H0zM1 1v2h2V1zM9 0h4v4H9zm1 1v2h2V1zM0 9h4v4H0zm1 1v2h2v-2zM5 0h1v2H5zM7 1h1v2H7zM5 3h2v2H5zM8 5h2v1H8zM11 5h2v2h-2zM0 5h2v1H0zM3 5h1v2H3zM0 7h1v1H0zM2 7h1v1H2zM5 6h2v1H5zM7 7h2v2H7zM5 8h1v3H5zM10 8h1v2h-1zM12 8h1v1h-1zM6 11h2v2H6zM9 10h1v3H9zM11 11h2v1h-2zM11 12h1v1h-1z';

/** The line grows over seven days. */
const LINE = 'M0 66 46 54 93 60 140 34 186 42 233 16 280 22';

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
  /** A feature with a ground is a wide one. */
  ground?: 'leaf' | 'butter';
  /** They draw a picture of the feature. */
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

function VisitsVignette() {
  return (
    <svg className="vignette-visits" viewBox="0 0 280 84" preserveAspectRatio="none" aria-hidden="true">
      <path className="vignette-visits__area" d={`${LINE}V84H0z`} />
      <path className="vignette-visits__line" d={LINE} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function MessageVignette() {
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

function PollVignette() {
  const t = useText();
  return (
    <div className="vignette-poll">
      <p>
        <span>{t('landing.features.polls.first')}</span>
        <b>{t('landing.features.polls.firstShare')}</b>
      </p>
      <p>
        <span>{t('landing.features.polls.second')}</span>
        <b>{t('landing.features.polls.secondShare')}</b>
      </p>
    </div>
  );
}

function OrderVignette() {
  const t = useText();
  return (
    <div className="vignette vignette--pad vignette-order">
      <div>
        <span className="sm mute">{t('landing.features.orders.number')}</span>
        <b className="h3">{t('landing.features.orders.product')}</b>
        <span className="num h2">{t('landing.features.orders.price')}</span>
        <Badge tone="amber">{t('landing.features.orders.waiting')}</Badge>
      </div>
      <svg viewBox="0 0 13 13" shapeRendering="crispEdges" aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={CODE} />
      </svg>
    </div>
  );
}

function BookingVignette() {
  const t = useText();
  return (
    <div className="vignette vignette--pad">
      <p className="vignette__head">
        <b className="strong">{t('landing.features.bookings.day')}</b>
        <span className="mute">{t('landing.features.bookings.duration')}</span>
      </p>
      <div className="vignette-slots">
        {slots.map(([time, state]) => (
          <span key={time} className={classNames(state !== 'free' && `is-${state}`)}>
            {time}
          </span>
        ))}
      </div>
    </div>
  );
}
