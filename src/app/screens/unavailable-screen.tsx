import { unavailable } from '@messages';
import { SingleMessage } from '@/app/frame/single-message';
import { createUseText } from '@/app/lib/texts';

const useText = createUseText({ unavailable });

/**
 * This screen is only rendered at build time: people see it in place of any page that the server cannot show at the
 * moment.
 */
export function UnavailableScreen() {
  const t = useText();
  // An empty address is the present one.
  return (
    <SingleMessage title={t('unavailable.title')} text={t('unavailable.text')} href="">
      {t('unavailable.again')}
    </SingleMessage>
  );
}
