import { notFound } from '@messages';
import { SingleMessage } from '@/app/frame/single-message';
import { useScreenTitle } from '@/app/lib/screen-title';
import { createUseText } from '@/app/lib/texts';
import { paths } from '@/core/screen-paths';

const useText = createUseText({ notFound });

/** It is also rendered at build time for addresses that the server does not know. */
export function NotFoundScreen() {
  const t = useText();
  useScreenTitle(t('notFound.documentTitle'));
  return (
    <SingleMessage
      code={t('notFound.code')}
      title={t('notFound.title')}
      text={t('notFound.text')}
      href={paths.home}
    >
      {t('notFound.back')}
    </SingleMessage>
  );
}
