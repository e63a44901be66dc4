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
  /** The last failure says nothing about what stands there now. */
  onEdit: () => void;
  onSubmit: () => void;
  /** Stands below the two fields. */
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
  /** The dialog's own words, unless these are given. */
  texts?: { label: string; available: string };
}

/** The web address of a website, with whether it is free. */
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

/** The state of the address at a glance; the words are in the live text below the field. */
function SlugStatusIcon({ status }: { status: SlugStatus }) {
  return (
    <span className="grid size-5 place-items-center" aria-hidden="true">
      {status === 'checking' && <Spinner />}
      {status === 'available' && <CircleCheck className="is-ok" />}
      {status === 'taken' && <CircleX className="is-bad" />}
    </span>
  );
}
