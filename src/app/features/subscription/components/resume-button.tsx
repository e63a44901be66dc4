import { Button } from '@/ui/button';
import { useResumeSubscription } from '../api/use-resume-subscription';
import { useText } from '../use-text';

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
