import { useText } from '@/app/lib/texts';
import { PageSpinner } from '@/ui/spinner';

export function LoadingScreen() {
  const t = useText();
  return <PageSpinner label={t('common.loading')} />;
}
