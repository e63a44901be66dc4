import { useText } from '@/app/lib/texts';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { useResumeSubscription } from '../api/use-resume-subscription';

export function ResumeButton() {
  const t = useText();
  const toast = useToast();
  const resume = useResumeSubscription();
  const press = () =>
    resume.mutate(undefined, {
      onSuccess: () => toast({ title: t('subscription.period.resumed') }),
      onError: () =>
        toast({
          tone: 'bad',
          title: t('common.error'),
          description: t('subscription.period.resumeFailed'),
        }),
    });
  return (
    <Button isPending={resume.isPending} pendingText={t('subscription.period.resuming')} onClick={press}>
      {t('subscription.period.resume')}
    </Button>
  );
}
