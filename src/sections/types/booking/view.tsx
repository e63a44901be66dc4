import { isTriedSlug } from '@/core/demo-slug';
import choicesCss from '../../visitor-kit/choices.css?inline';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import noticeCss from '../../visitor-kit/notice.css?inline';
import panelCss from '../../visitor-kit/panel.css?inline';
import bookingCss from './booking.css?inline';
import calendarCss from './calendar.css?inline';
import { type BookingContent, booking } from './definition';
import { BookingForm } from './island';

export function BookingView({ id, title, content, words, slug, mode }: SectionViewProps<BookingContent>) {
  const { bookingType, services, workingHours } = content;
  return (
    <SectionFrame id={id} mode={mode} className="s-do s-booking" isTitled={title !== ''}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} />
        <IslandSlot
          type="booking"
          id={id}
          Island={BookingForm}
          props={{
            slug,
            sectionId: id,
            content: { bookingType, services, workingHours },
            isPreview: mode !== 'public' || isTriedSlug(slug),
            words: { ...words.booking, locale: words.locale },
          }}
        />
      </div>
    </SectionFrame>
  );
}

export const view = defineView(booking, BookingView, [
  panelCss,
  noticeCss,
  choicesCss,
  bookingCss,
  calendarCss,
]);
