import { useId } from 'react';
import type { SiteWords } from '../../visitor-kit/define-view';
import { NameAndEmail, Phone, VisitorTrap } from '../../visitor-kit/fields';
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
