import { EMAIL_MAX_LENGTH } from '@/core/email';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';
import { VisitorInput } from './visitor-field';

interface PersonFieldsProps {
  /** Begins the ids of the fields. */
  id: string;
  errors: Partial<Record<'name' | 'email' | 'phone', string>>;
  words: Record<'name' | 'email' | 'phone' | 'optional', string>;
}

/** Who writes or books. The fields are the browser's own, so what was typed before the script arrived stays. */
export function NameAndEmail({ id, errors, words }: PersonFieldsProps) {
  return (
    <>
      <VisitorInput
        id={`${id}name`}
        label={words.name}
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        required
      />
      <VisitorInput
        id={`${id}email`}
        label={words.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
    </>
  );
}

/** How to call that person, which may stay empty. */
export function Phone({ id, errors, words }: PersonFieldsProps) {
  return (
    <VisitorInput
      id={`${id}phone`}
      label={words.phone}
      note={words.optional}
      error={errors.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX_LENGTH}
    />
  );
}
