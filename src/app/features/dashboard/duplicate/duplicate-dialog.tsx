import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { useDuplicateWebsite } from '@/app/entities/website';
import { useShowIfLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { findSupportEmail } from '@/app/lib/page-facts';
import type { ListedWebsite } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { createFailureText, isTakenFailure } from '../create/create-website-dialog';
import { CreateWebsiteForm } from '../create/create-website-form';
import { useCreateForm } from '../create/use-create-form';
import { FormDialog } from '../form-dialog';
import { useText } from '../use-text';

interface DuplicateDialogProps {
  website: ListedWebsite;
  onClose: () => void;
}

/** Asks for the name and the address of a copy, and says what is copied. */
export function DuplicateDialog({ website, onClose }: DuplicateDialogProps) {
  const t = useText();
  const toast = useToast();
  const showIfLocked = useShowIfLocked();
  const formId = useId();
  const form = useCreateForm({ title: t('dashboard.duplicate.proposed', { title: website.title }) });
  const copying = useDuplicateWebsite(website.id);
  const hasSupport = findSupportEmail() !== null;

  const submit = () => {
    const input = form.finish();
    if (!input || copying.isPending) return;
    copying.mutate(input, {
      onSuccess: ({ title }) => {
        toast({ title: t('dashboard.duplicate.done', { title }) });
        onClose();
      },
      onError: (error) => {
        if (showIfLocked(error)) return onClose();
        if (isTakenFailure(error)) form.loseSlug(input.slug);
      },
    });
  };

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={t('dashboard.duplicate.title')}
      description={website.title}
      formId={formId}
      submitLabel={t('dashboard.duplicate.submit')}
      pendingText={t('dashboard.duplicate.pending')}
      isReady={form.isReady}
      isPending={copying.isPending}
    >
      <CreateWebsiteForm
        id={formId}
        form={form}
        failure={copying.error && createFailureText(copying.error, t, hasSupport)}
        onEdit={() => copying.error && copying.reset()}
        onSubmit={submit}
      >
        <ul className="grid gap-2">
          <li className="flex gap-2.5">
            <Check className="icon--sm mt-1 flex-none" aria-hidden="true" />
            {t('dashboard.duplicate.copied')}
          </li>
          <li className="soft flex gap-2.5">
            <Minus className="icon--sm mt-1 flex-none" aria-hidden="true" />
            {t('dashboard.duplicate.left')}
          </li>
        </ul>
      </CreateWebsiteForm>
    </FormDialog>
  );
}
