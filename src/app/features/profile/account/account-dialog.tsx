import { type ReactNode, useId } from 'react';
import { FormFailure } from '@/app/frame/form-failure';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useText } from '../use-text';

interface AccountDialogProps {
  title: string;
  description?: ReactNode;
  form: { submit: () => void; isPending: boolean; otherFailure: string | null };
  submitLabel: string;
  pendingLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a form of the account in a dialog, which stays open until the call is answered. */
export function AccountDialog({
  title,
  description,
  form,
  submitLabel,
  pendingLabel,
  isDangerous = false,
  onClose,
  children,
}: AccountDialogProps) {
  const t = useText();
  const id = useId();
  const close = () => !form.isPending && onClose();
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      closeLabel={t('common.close')}
      onClose={close}
      footer={
        <>
          <Button disabled={form.isPending} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={form.isPending}
            pendingText={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <FormFailure text={form.otherFailure} />
        {children}
      </form>
    </Dialog>
  );
}
