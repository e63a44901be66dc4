import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { getPublicHost } from '@/app/lib/page-facts';
import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { Spinner } from '@/ui/spinner';
import { useText } from '../use-text';
import type { SlugStatus } from './create-state';
import type { CreateForm } from './use-create-form';

interface CreateWebsiteFormProps {
  id: string;
  form: CreateForm;
  failure: string | null;
  /** Is called at each edit: the last failure is not about the new text. */
  onEdit: () => void;
  onSubmit: () => void;
  /** They stand below the two fields. */
  children?: ReactNode;
}

export function CreateWebsiteForm({ id, form, failure, onEdit, onSubmit, children }: CreateWebsiteFormProps) {
  const t = useText();
  const { state, problems } = form;
  return (
    <form
      id={id}
      className="grid gap-5"
      noValidate
      onInput={onEdit}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {failure}
        </Banner>
      )}
      <TextField
        label={t('createWebsite.name')}
        autoComplete="organization"
        required
        value={state.title}
        onChange={(event) => form.typeTitle(event.target.value)}
        onBlur={form.leaveTitle}
        error={problems.title && t(problems.title)}
      />
      <AddressField form={form} />
      {children}
    </form>
  );
}

interface AddressFieldProps {
  form: Pick<CreateForm, 'state' | 'problems' | 'typeSlug' | 'leaveSlug'>;
  /** Without these texts, the field uses those of the dialog. */
  texts?: { label: string; available: string };
}

/** Shows the field for the web address of a website, and says whether it is free. */
export function AddressField({ form: { state, problems, typeSlug, leaveSlug }, texts }: AddressFieldProps) {
  const t = useText();
  const { label, available } = texts ?? {
    label: t('createWebsite.slug'),
    available: t('createWebsite.available'),
  };
  return (
    <>
      <TextField
        label={label}
        prefix={`${getPublicHost()}/`}
        status={<SlugStatusIcon status={state.status} />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={state.slug}
        onChange={(event) => typeSlug(event.target.value)}
        onBlur={leaveSlug}
        error={problems.slug && t(problems.slug)}
        hint={state.status === 'available' && <span className="is-ok">{available}</span>}
      />
      <p className="sr-only" aria-live="polite">
        {state.status === 'checking' && t('createWebsite.checking')}
        {state.status === 'available' && available}
        {state.status === 'taken' && t('validation.slugTaken')}
      </p>
    </>
  );
}

/** Shows the state of the address as an icon; the live text below the field has the words. */
function SlugStatusIcon({ status }: { status: SlugStatus }) {
  return (
    <span className="grid size-5 place-items-center" aria-hidden="true">
      {status === 'checking' && <Spinner />}
      {status === 'available' && <CircleCheck className="is-ok" />}
      {status === 'taken' && <CircleX className="is-bad" />}
    </span>
  );
}
