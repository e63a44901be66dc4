import { CircleAlert, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useBringBack } from '@/app/entities/website';
import { getFailureText } from '@/app/lib/failure-text';
import type { BinnedWebsite } from '@/contracts/websites';
import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { useToast } from '@/ui/toast';
import { isTakenFailure } from '../create/create-website-dialog';
import { AddressField } from '../create/create-website-form';
import { useCreateForm } from '../create/use-create-form';
import { FormDialog } from '../form-dialog';
import { useText } from '../use-text';
import { useDeleteFromBin } from './use-bin';

interface BinDialogProps {
  website: BinnedWebsite;
  onClose: () => void;
}

/** Asks for another address, because another website has the former one. */
export function OtherAddressDialog({ website: { id, title, slug }, onClose }: BinDialogProps) {
  const t = useText();
  const toast = useToast();
  const formId = useId();
  const form = useCreateForm({ title: `${title} 2` });
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
    <FormDialog
      onClose={onClose}
      title={t('bin.addressTitle')}
      description={t('bin.addressText', { address: slug })}
      formId={formId}
      submitLabel={t('bin.bringBack')}
      pendingText={t('bin.bringingBack')}
      isReady={form.isReady}
      isPending={bringing.isPending}
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
    </FormDialog>
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
    <FormDialog
      onClose={onClose}
      role="alertdialog"
      title={t('bin.deleteTitle')}
      description={t('bin.deleteText')}
      formId={formId}
      submitLabel={
        <>
          <Trash2 />
          {t('bin.deleteForGood')}
        </>
      }
      pendingText={t('dashboard.deleting')}
      isReady={isNamed}
      isPending={deletion.isPending}
      variant="danger"
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
    </FormDialog>
  );
}

function Failure({ error, text }: { error: Error | null; text: string }) {
  if (!error) return null;
  return (
    <Banner tone="red" icon={<CircleAlert />}>
      {getFailureText(error, text)}
    </Banner>
  );
}
