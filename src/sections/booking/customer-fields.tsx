import { useId } from 'react';
import { NameAndEmail, Phone } from '../person-fields';
import type { SiteWords } from '../section';
import { VisitorTrap } from '../visitor-trap';
import type { BookingErrors } from './send-booking';

interface CustomerFieldsProps {
  errors: BookingErrors;
  words: SiteWords['booking'];
}

/** Who books. */
export function CustomerFields(props: CustomerFieldsProps) {
  const id = useId();
  return (
    <div className="s-two">
      <NameAndEmail id={id} {...props} />
      <Phone id={id} {...props} />
      <VisitorTrap id={id} label={props.words.leaveEmpty} />
    </div>
  );
}
