import { useText } from '../use-text';
import { SalonScene } from './salon-scene';
import { SamplePage } from './sample-page';

export function SalonSample() {
  const t = useText();
  return (
    <SamplePage
      slug={t('auth.samples.salonSlug')}
      name={t('auth.samples.salonName')}
      slogan={t('auth.samples.salonSlogan')}
      scene={<SalonScene />}
    />
  );
}
