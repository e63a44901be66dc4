import { CircleAlert, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '@/app/lib/failure-text';
import type { BinnedWebsite } from '@/contracts/websites';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { isTakenFailure } from '../create/create-website-dialog';
import { AddressField } from '../create/create-website-form';
import { useCreateForm } from '../create/use-create-form';
import { useText } from '../use-text';
import { useBringBack, useDeleteFromBin } from './use-bin';

interface BinDialogProps {
  website: BinnedWebsite;
  onClose: () => void;
}

/** Asks for another address, because somebody has the former one. */
export function OtherAddressDialog({ website: { id, title, slug }, onClose }: BinDialogProps) {
  const t = useText();
  const toast = useToast();
  const formId = useId();
  const form = useCreateForm(`${title} 2`);
  const bringing = useBringBack();

  const submit = () => {
    const input = form.finish();
    if (!input || bringing.isPending) return;
    bringing.mutate(
      { id, slug: input.slug },
      {
        onSuccess: () => {
          toast({ title: t('bin.back', { title }) });
          onClose();
        },
        onError: (error) => {
          if (isTakenFailure(error)) form.loseSlug(input.slug);
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bin.addressTitle')}
      description={t('bin.addressText', { address: slug })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={form.state.status !== 'available'}
            isPending={bringing.isPending}
            pendingText={t('bin.bringingBack')}
          >
            {t('bin.bringBack')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        noValidate
        onInput={bringing.reset}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Failure error={bringing.error} text={t('bin.backFailed')} />
        <AddressField form={form} />
      </form>
    </Dialog>
  );
}

/** Asks for the name before a website is gone for good. */
export function DeleteForGoodDialog({ website: { id, title }, onClose }: BinDialogProps) {
  const t = useText();
  const toast = useToast();
  const formId = useId();
  const deletion = useDeleteFromBin();
  const [typed, setTyped] = useState('');
  const isNamed = typed.trim() === title.trim();

  const submit = () => {
    if (!isNamed || deletion.isPending) return;
    deletion.mutate(id, {
      onSuccess: () => {
        toast({ title: t('bin.gone', { title }) });
        onClose();
      },
    });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t('bin.deleteTitle')}
      description={t('bin.deleteText')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!isNamed}
            isPending={deletion.isPending}
            pendingText={t('dashboard.deleting')}
          >
            <Trash2 />
            {t('bin.deleteForGood')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Failure error={deletion.error} text={t('bin.deleteFailed')} />
        <TextField
          label={t('bin.typeName')}
          hint={title}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            deletion.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

function Failure({ error, text }: { error: Error | null; text: string }) {
  if (!error) return null;
  return (
    <Banner tone="red" icon={<CircleAlert />}>
      {failureText(error, text)}
    </Banner>
  );
}
