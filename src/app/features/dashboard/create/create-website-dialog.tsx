import { locale } from '@messages';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import {
  EmptyFace,
  type FittedTemplates,
  LeftOutLine,
  TemplateFace,
  TemplateGroups,
  TemplatesFailure,
  useFittedTemplates,
} from '@/app/entities/templates';
import { type NewWebsite, useCreateWebsite } from '@/app/entities/website';
import { useShowIfLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { ApiError } from '@/app/lib/api-client';
import { findFailureDetail } from '@/app/lib/failure-text';
import { findSupportEmail } from '@/app/lib/page-facts';
import type { Text } from '@/app/lib/texts';
import { isLocale, type Locale, localeOptions } from '@/core/locale/locale';
import { paths } from '@/core/screen-paths';
import { fromWorkingHours } from '@/core/website-hours';
import { toPageData } from '@/sections/page/page';
import type { OfferedTemplate } from '@/templates/fit-template';
import { createTemplatePage, type Template } from '@/templates/trades/template';
import type { TemplateName } from '@/templates/trades/templates';
import { ImageChoice } from '@/ui/image-choice';
import { SelectField } from '@/ui/select-field';
import { useToast } from '@/ui/toast';
import { FormDialog } from '../form-dialog';
import { useText } from '../use-text';
import type { CreateState } from './create-state';
import { CreateWebsiteForm } from './create-website-form';
import { useCreateForm } from './use-create-form';
import './start-choice.css';

/** The answers of the first run fill in the dialog and what it creates. */
export interface Proposal extends Pick<CreateState, 'title' | 'slug' | 'isSlugEdited'> {
  language: Locale;
  start: TemplateName | null;
  /** Returns a template with the answers in it. */
  fill: (template: Template) => Template;
  /** Returns the known facts of the business, under the chosen name. */
  listFacts: (title: string) => Pick<NewWebsite, 'business' | 'hours'>;
  onCreated: () => void;
}

interface CreateWebsiteDialogProps {
  isOpen: boolean;
  proposal: Proposal | null;
  onClose: () => void;
}

export function CreateWebsiteDialog({ isOpen, ...props }: CreateWebsiteDialogProps) {
  // The templates are asked for before the dialog opens, so that nothing moves when it does.
  useFittedTemplates(locale);
  return isOpen ? <OpenCreateWebsiteDialog {...props} /> : null;
}

function OpenCreateWebsiteDialog({ proposal, onClose }: Omit<CreateWebsiteDialogProps, 'isOpen'>) {
  const t = useText();
  const hasSupport = findSupportEmail() !== null;
  const toast = useToast();
  const showIfLocked = useShowIfLocked();
  const navigate = useNavigate();
  const creation = useCreateWebsite();
  const form = useCreateForm(proposal ?? {});
  const formId = useId();
  const [language, setLanguage] = useState<Locale>(proposal?.language ?? locale);
  const templates = useFittedTemplates(language);
  const [start, setStart] = useState<TemplateName | null>(proposal?.start ?? null);
  // It is the same at each press, so that the server recognises a repeated call.
  const [openedAt] = useState(() => Date.now());

  const isStartReady = start === null || templates.isReady;

  const submit = () => {
    const input = form.finish();
    if (!input || !isStartReady) return;
    const template = findChosen(templates, start)?.template;
    const filled = template && proposal ? proposal.fill(template) : template;
    creation.mutate(
      {
        ...input,
        language,
        ...(filled && createFirstPage(filled, openedAt)),
        ...proposal?.listFacts(input.title),
      },
      {
        onSuccess: ({ id }) => {
          toast({ title: t('common.success'), description: t('createWebsite.created') });
          onClose();
          proposal?.onCreated();
          void navigate({ to: paths.editor(id) });
        },
        onError: (error) => {
          if (showIfLocked(error)) return onClose();
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
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t('createWebsite.title')}
      description={t('createWebsite.lead')}
      formId={formId}
      submitLabel={t('createWebsite.submit')}
      pendingText={t('createWebsite.pending')}
      isReady={form.isReady && isStartReady}
      isPending={creation.isPending}
    >
      <CreateWebsiteForm
        id={formId}
        form={form}
        failure={creation.error && createFailureText(creation.error, t, hasSupport)}
        onEdit={() => creation.error && creation.reset()}
        onSubmit={submit}
      >
        <SelectField
          label={t('createWebsite.language')}
          hint={t('createWebsite.languageHint')}
          value={language}
          options={localeOptions}
          onChange={({ target: { value } }) => {
            if (isLocale(value)) setLanguage(value);
          }}
        />
        <StartChoice templates={templates} language={language} start={start} onChoose={setStart} />
      </CreateWebsiteForm>
    </FormDialog>
  );
}

function createFirstPage(template: Template, nowMs: number) {
  const { description, hours } = template;
  const pageData = toPageData(createTemplatePage(template, nowMs));
  return { description, pageData, ...(hours && { hours: fromWorkingHours(hours) }) };
}

function findChosen({ offered }: FittedTemplates, start: TemplateName | null): OfferedTemplate | undefined {
  return offered.find(({ name }) => name === start);
}

interface StartChoiceProps {
  templates: FittedTemplates;
  language: Locale;
  /** It is null for an empty page. */
  start: TemplateName | null;
  onChoose: (start: TemplateName | null) => void;
}

/** Chooses what a new website starts from: a template, or an empty page. */
function StartChoice({ templates, language, start, onChoose }: StartChoiceProps) {
  const t = useText();
  const group = useId();
  const chosen = findChosen(templates, start);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="label mb-1.5">{t('templates.startFrom')}</legend>
      <div className="grid gap-4">
        <ImageChoice
          className="start-choice--empty"
          name={group}
          value=""
          isChosen={start === null}
          onChoose={() => onChoose(null)}
        >
          <EmptyFace />
          <span>{t('templates.empty')}</span>
        </ImageChoice>
        <TemplateGroups
          offered={templates.offered}
          renderChoice={({ name }) => (
            <ImageChoice
              key={name}
              className="start-choice"
              name={group}
              value={name}
              isChosen={name === start}
              onChoose={() => onChoose(name)}
            >
              <TemplateFace name={name} language={language} />
              <span>{t(`templates.names.${name}`)}</span>
            </ImageChoice>
          )}
        />
      </div>
      {templates.hasFailed && <TemplatesFailure />}
      <div aria-live="polite">
        {chosen && <LeftOutLine leftOut={[chosen.leftOut]} tier={templates.tier} />}
      </div>
    </fieldset>
  );
}

/** These failures pass by themselves or with a connection, so the reason is shown beside them. */
const PASSING = new Set([0, 503, 507]);

/** Returns the text for a website that could not be created. */
export function createFailureText(error: Error, t: Text<'createWebsite'>, hasSupport: boolean): string {
  if (isTakenFailure(error)) return t(hasSupport ? 'createWebsite.exists' : 'createWebsite.existsAlready');
  const failed = t('createWebsite.failed');
  if (!(error instanceof ApiError)) return failed;
  if (error.fields.requestId) return error.fields.requestId;
  return PASSING.has(error.status) ? `${failed}. ${findFailureDetail(error) ?? ''}`.trim() : failed;
}

/** Decides by the code; a body without a code comes from another server, so the words decide, as the specification says. */
export function isTakenFailure(error: Error): boolean {
  if (error instanceof ApiError && error.code === 'CONFLICT') return !error.fields.requestId;
  return error.message.includes('already exists') || error.message.includes('už existuje');
}
