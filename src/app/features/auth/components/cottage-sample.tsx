import { useText } from '../use-text';
import { CottageScene } from './cottage-scene';
import { SamplePage } from './sample-page';

export function CottageSample() {
  const t = useText();
  return (
    <SamplePage
      slug={t('auth.samples.cottageSlug')}
      name={t('auth.samples.cottageName')}
      slogan={t('auth.samples.cottageSlogan')}
      scene={<CottageScene />}
    />
  );
}
