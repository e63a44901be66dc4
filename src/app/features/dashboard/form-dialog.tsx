import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useText } from './use-text';

interface FormDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'role' | 'size' | 'title' | 'description' | 'onClose'> {
  formId: string;
  submitLabel: ReactNode;
  pendingText: string;
  /** True when the form can be sent. */
  isReady: boolean;
  isPending: boolean;
  variant?: 'primary' | 'danger';
  children: ReactNode;
}

/** Shows a dialog around a form: one button sends it, another leaves it. */
export function FormDialog(props: FormDialogProps) {
  const {
    formId,
    submitLabel,
    pendingText,
    isReady,
    isPending,
    variant = 'primary',
    children,
    ...dialog
  } = props;
  const t = useText();
  return (
    <Dialog
      isOpen
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            disabled={!isReady}
            isPending={isPending}
            pendingText={pendingText}
          >
            {submitLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      {children}
    </Dialog>
  );
}
