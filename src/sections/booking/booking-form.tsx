import type { SiteWords } from '../section';
import { BookingSummary } from './booking-summary';
import { FormField } from './form-field';
import type { BookingContent } from './schema';
import { ServiceFacts } from './service-facts';
import { SlotChoice } from './slot-choice';

interface BookingFormProps {
  /** The section's element: the prefix of ids and names. */
  id: string;
  content: BookingContent;
  words: SiteWords['booking'];
}

/** How the booking looks where it can be made. */
export function BookingForm({ id, content, words }: BookingFormProps) {
  const { bookingType, services, workingHours } = content;
  const [first] = services;
  const isDaily = bookingType === 'daily';
  return (
    <form className="s-form" method="post">
      <div className="s-fields">
        <fieldset className="s-group">
          <legend>{words.service}</legend>
          <div className="s-options">
            {services.map((service, index) => (
              <label className="s-option" key={service.id}>
                <input type="radio" name={`${id}-service`} value={service.id} defaultChecked={index === 0} />
                <ServiceFacts service={service} bookingType={bookingType} words={words} />
              </label>
            ))}
          </div>
        </fieldset>
        {isDaily ? (
          <div className="s-two">
            <FormField id={`${id}-arrival`} type="date" label={words.arrival} />
            <FormField id={`${id}-departure`} type="date" label={words.departure} />
          </div>
        ) : (
          <SlotChoice id={id} week={workingHours} durationMinutes={first?.duration ?? 0} words={words} />
        )}
        <div className="s-two">
          <FormField id={`${id}-name`} label={words.name} />
          <FormField id={`${id}-email`} type="email" label={words.email} />
          <FormField id={`${id}-phone`} type="tel" label={words.phone} note={words.optional} />
        </div>
      </div>
      {first && <BookingSummary service={first} isDaily={isDaily} words={words} />}
      <button className="s-btn" type="submit">
        {words.submit}
      </button>
    </form>
  );
}
