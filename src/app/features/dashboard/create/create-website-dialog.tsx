import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useCreateWebsite } from '@/app/entities/website';
import { useTellLocked } from '@/app/frame/locked-feature/use-tell-locked';
import { supportEmail } from '@/app/lib/page-facts';
import { paths } from '@/app/paths';
import { useFittedTemplates } from '@/app/templates/use-fitted-templates';
import { toPageData } from '@/sections/page/page';
import type { OfferedTemplate } from '@/templates/fitted-templates';
import { templatePage } from '@/templates/template-page';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { createFailureText, isTakenFailure } from './create-failure-text';
import { CreateWebsiteForm } from './create-website-form';
import { StartChoice } from './start-choice';
import { useCreateForm } from './use-create-form';

interface CreateWebsiteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateWebsiteDialog({ isOpen, onClose }: CreateWebsiteDialogProps) {
  // Asked for before it opens, so that nothing moves when it does.
  const { offered, tier } = useFittedTemplates();
  return isOpen ? <OpenCreateWebsiteDialog offered={offered} tier={tier} onClose={onClose} /> : null;
}

type OpenCreateWebsiteDialogProps = Pick<CreateWebsiteDialogProps, 'onClose'> &
  ReturnType<typeof useFittedTemplates>;

function OpenCreateWebsiteDialog({ offered, tier, onClose }: OpenCreateWebsiteDialogProps) {
  const t = useText();
  const hasSupport = supportEmail() !== null;
  const toast = useToast();
  const tellLocked = useTellLocked();
  const navigate = useNavigate();
  const creation = useCreateWebsite();
  const form = useCreateForm();
  const formId = useId();
  const [start, setStart] = useState<OfferedTemplate | null>(null);
  // The same at each press, so that the server knows the call again.
  const [openedAt] = useState(() => Date.now());

  const submit = () => {
    const input = form.finish();
    if (!input) return;
    creation.mutate(
      { ...input, ...(start && firstPage(start, openedAt)) },
      {
        onSuccess: ({ id }) => {
          toast({ title: t('common.success'), description: t('createWebsite.created') });
          onClose();
          void navigate({ to: paths.editor(id) });
        },
        onError: (error) => {
          if (tellLocked(error)) return onClose();
          if (isTakenFailure(error)) form.loseSlug(input.slug);
          toast({
            tone: 'bad',
            title: t('common.error'),
            description: createFailureText(error, t, hasSupport),
          });
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t('createWebsite.title')}
      description={t('createWebsite.lead')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={form.state.status !== 'available'}
            isPending={creation.isPending}
            pendingText={t('createWebsite.pending')}
          >
            {t('createWebsite.submit')}
          </Button>
        </>
      }
    >
      <CreateWebsiteForm
        id={formId}
        form={form}
        failure={creation.error && createFailureText(creation.error, t, hasSupport)}
        onEdit={creation.reset}
        onSubmit={submit}
      >
        <StartChoice offered={offered} tier={tier} chosen={start} onChoose={setStart} />
      </CreateWebsiteForm>
    </Dialog>
  );
}

function firstPage({ template }: OfferedTemplate, nowMs: number) {
  return { description: template.description, pageData: toPageData(templatePage(template, nowMs)) };
}
