import type { SectionViewProps } from '../section';
import { elementId, SectionFrame, SectionTitle } from '../section-frame';
import { BookingForm } from './booking-form';
import { BookingHours } from './booking-hours';
import type { BookingContent } from './schema';
import { ServiceFacts } from './service-facts';

export function BookingView({ id, title, content, words, mode }: SectionViewProps<BookingContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-do s-booking" isTitled={title !== ''}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} />
        {mode === 'public' ? (
          <>
            <ul className="s-options is-read">
              {content.services.map((service) => (
                <li className="s-option" key={service.id}>
                  <ServiceFacts service={service} bookingType={content.bookingType} words={words.booking} />
                </li>
              ))}
            </ul>
            <BookingHours content={content} words={words.booking} />
          </>
        ) : (
          <BookingForm id={elementId(id, mode)} content={content} words={words.booking} />
        )}
      </div>
    </SectionFrame>
  );
}
