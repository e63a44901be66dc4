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
import type { BookedContent } from './use-booking-times';

export function BookingView({ id, title, content, words, slug, mode }: SectionViewProps<BookingContent>) {
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
            content: bookedContent(content),
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

/** What the form needs of a section: the rest is the server's business. */
function bookedContent(content: BookingContent): BookedContent {
  const { bookingType, services, workingHours, stepMinutes, noticeHours, daysAhead } = content;
  return { bookingType, services, workingHours, stepMinutes, noticeHours, daysAhead };
}
