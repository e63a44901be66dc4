import { unavailable } from '@messages';
import { SingleMessage } from '@/app/frame/single-message';
import { createUseText } from '@/app/lib/texts';

const useText = createUseText({ unavailable });

/** Only rendered at build time: what people see in place of any page that the server cannot show at the moment. */
export function UnavailableScreen() {
  const t = useText();
  // An empty address is the one that they are at.
  return (
    <SingleMessage title={t('unavailable.title')} text={t('unavailable.text')} href="">
      {t('unavailable.again')}
    </SingleMessage>
  );
}
