import { useId } from 'react';
import type { SiteWords } from '../section';
import { VisitorInput } from '../visitor-field';
import type { BookingErrors } from './send-booking';

interface CustomerFieldsProps {
  errors: BookingErrors;
  words: SiteWords['booking'];
}

/** Who books. The fields are the browser's own, so what was typed before the script arrived stays. */
export function CustomerFields({ errors, words }: CustomerFieldsProps) {
  const id = useId();
  return (
    <div className="s-two">
      <VisitorInput
        id={`${id}name`}
        label={words.name}
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        required
      />
      <VisitorInput
        id={`${id}email`}
        label={words.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <VisitorInput
        id={`${id}phone`}
        label={words.phone}
        note={words.optional}
        error={errors.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={50}
      />
    </div>
  );
}
