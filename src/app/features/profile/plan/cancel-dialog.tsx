import { formatDate } from '@/app/lib/dates';
import { useText } from '../use-text';
import { PlanChangeDialog } from './plan-change-dialog';

interface CancelDialogProps {
  paidUntil: string;
  onClose: () => void;
}

/** Says what stays until the paid period ends, and what is closed then. */
export function CancelDialog({ paidUntil, onClose }: CancelDialogProps) {
  const t = useText();
  const date = formatDate(paidUntil);
  return (
    <PlanChangeDialog
      change="cancel"
      title={t('profile.cancel.title')}
      lead={t('profile.cancel.lead', { date })}
      confirmLabel={t('profile.actions.cancel')}
      doneText={t('profile.cancel.done', { date })}
      onClose={onClose}
    >
      <p>{t('profile.cancel.after')}</p>
      <p className="soft">{t('profile.cancel.free')}</p>
    </PlanChangeDialog>
  );
}
