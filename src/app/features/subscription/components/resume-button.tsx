import { useText } from '@/app/lib/texts';
import { Button } from '@/ui/button';
import { useResumeSubscription } from '../api/use-resume-subscription';

export function ResumeButton() {
  const t = useText();
  const resume = useResumeSubscription();
  return (
    <Button
      isPending={resume.isPending}
      pendingText={t('subscription.period.resuming')}
      onClick={() => resume.mutate()}
    >
      {t('subscription.period.resume')}
    </Button>
  );
}
