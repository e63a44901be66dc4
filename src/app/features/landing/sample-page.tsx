import { useText } from '@/app/lib/texts';

const PHOTO_LARGE = '/images/sample-salon-1200.webp';
const PHOTO_SMALL = '/images/sample-salon-640.webp';

/** A salon's page as its visitors would see it. */
export function SamplePage({ isSmall = false }: { isSmall?: boolean }) {
  const t = useText();
  return (
    <div className={isSmall ? 'sample sample--small' : 'sample'}>
      <div className="sample__head">
        <span className="sample__logo">{t('landing.sample.initial')}</span>
        <span className="sample__name">{t('landing.sample.name')}</span>
      </div>
      {isSmall ? (
        <img
          className="sample__photo"
          src={PHOTO_SMALL}
          width={640}
          height={427}
          alt={t('landing.sample.photo')}
        />
      ) : (
        <img
          className="sample__photo"
          src={PHOTO_LARGE}
          srcSet={`${PHOTO_SMALL} 640w, ${PHOTO_LARGE} 1200w`}
          sizes="(max-width: 960px) 94vw, 640px"
          width={1200}
          height={800}
          alt={t('landing.sample.photo')}
          fetchPriority="high"
        />
      )}
      <div className="sample__intro">
        <b>{t('landing.sample.headline')}</b>
        <span className="sample__text">{t('landing.sample.text')}</span>
        <span className="sample__button">{t('landing.sample.button')}</span>
      </div>
      <div className="sample__list">
        <b>{t('landing.sample.priceList')}</b>
        <SamplePrice name={t('landing.sample.cut')} price={t('landing.sample.cutPrice')} />
        <SamplePrice name={t('landing.sample.mens')} price={t('landing.sample.mensPrice')} />
        <SamplePrice name={t('landing.sample.colour')} price={t('landing.sample.colourPrice')} />
      </div>
    </div>
  );
}

function SamplePrice({ name, price }: { name: string; price: string }) {
  return (
    <div className="sample__price">
      <span>{name}</span>
      <span>{price}</span>
    </div>
  );
}
