import type { ReactNode } from 'react';
import { type PlanChange, useChangePlan } from '@/app/entities/plan';
import { FormFailure } from '@/app/frame/form-failure';
import { getFailureText } from '@/app/lib/failure-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

interface PlanChangeDialogProps {
  change: PlanChange;
  title: string;
  lead: string;
  confirmLabel: string;
  /** A notice shows this text when the plan is changed. */
  doneText: string;
  onClose: () => void;
  /** The text says what changes, and when. */
  children: ReactNode;
}

/** Asks before the plan becomes a smaller one. The focus starts on the button that changes nothing. */
export function PlanChangeDialog({
  change,
  title,
  lead,
  confirmLabel,
  doneText,
  onClose,
  children,
}: PlanChangeDialogProps) {
  const t = useText();
  const toast = useToast();
  const { changePlan, isChanging, error } = useChangePlan();
  const close = () => !isChanging && onClose();
  const confirm = () =>
    changePlan(change, {
      onSuccess: () => {
        toast({ title: doneText });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      hasLongText
      title={title}
      description={lead}
      closeLabel={t('common.close')}
      onClose={close}
      footer={
        <>
          <Button data-autofocus disabled={isChanging} onClick={close}>
            {t('profile.actions.keep')}
          </Button>
          <Button variant="danger" isPending={isChanging} pendingText={t('profile.saving')} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <FormFailure text={error && getFailureText(error, t('profile.actions.failed'))} />
      {children}
    </Dialog>
  );
}
