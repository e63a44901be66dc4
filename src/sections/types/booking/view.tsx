import { canJoinServices, getShownPrices, isServedByPeople } from '@/core/bookings';
import { isTriedSlug } from '@/core/demo-slug';
import { parsePriceCents } from '@/core/money';
import { getWeekIntervals } from '@/core/opening-hours';
import { doesService, type Person } from '@/core/people';
import choicesCss from '../../visitor-kit/choices.css?inline';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { getElementId, getLinkedThingId, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import noticeCss from '../../visitor-kit/notice.css?inline';
import panelCss from '../../visitor-kit/panel.css?inline';
import bookingCss from './booking.css?inline';
import calendarCss from './calendar.css?inline';
import { type BookingContent, type BookingQuestion, booking } from './definition';
import { BookingIsland } from './island';
import monthsCss from './months.css?inline';
import type { ServingPerson } from './person-choice';
import rowsCss from './rows.css?inline';
import type { BookedContent } from './use-booking-times';

export function BookingView(props: SectionViewProps<BookingContent>) {
  const { id, title, content, words, slug, mode, frame, layout } = props;
  return (
    <SectionFrame {...frame} className="s-do s-booking" isTitled={title !== ''}>
      <div className="s-panel">
        {content.bookingType === 'daily' &&
          mode === 'public' &&
          content.services.map((room) => (
            <span key={room.id} className="s-spot" id={getLinkedThingId(getElementId(id, mode), room.id)} />
          ))}
        <SectionTitle id={id} mode={mode} title={title} steps={booking.titleSteps} />
        <IslandSlot
          type="booking"
          id={id}
          Island={BookingIsland}
          props={{
            slug,
            sectionId: id,
            content: toBookedContent(props),
            isPreview: mode !== 'public' || isTriedSlug(slug),
            words: { ...words.booking, locale: words.locale },
            // A form of visits carries no words of stays, which would be a twentieth of the page.
            ...(content.bookingType === 'daily' && { stayWords: { ...words.stay, locale: words.locale } }),
            ...(layout === 'rows' && { rowWords: { ...words.stayRows, locale: words.locale } }),
          }}
        />
      </div>
    </SectionFrame>
  );
}

export const view = defineView(
  booking,
  BookingView,
  [panelCss, noticeCss, choicesCss, bookingCss, calendarCss],
  { months: monthsCss, rows: rowsCss },
);

/** Returns what the form needs of a section; only the server needs the rest. */
function toBookedContent({
  id: sectionId,
  content,
  opening,
  people = [],
  areHoursStated,
}: SectionViewProps<BookingContent>): BookedContent {
  const { bookingType, stepMinutes, noticeHours, daysAhead, asksNote } = content;
  const questions = content.questions?.map(toShownQuestion);
  const isWebsites = content.hours === 'website' && bookingType === 'hourly' && opening !== undefined;
  const week = isWebsites ? opening.hours.week : getWeekIntervals(content.workingHours);
  const serving = isServedByPeople(content)
    ? people.map((person) => toServingPerson(person, sectionId, content))
    : [];
  // A service that nobody does cannot be chosen; if there are no people at all, the form says that nothing is free.
  const isDone = (serviceId: string) =>
    serving.length === 0 || serving.some(({ serviceIds }) => serviceIds.includes(serviceId));
  const services = content.services
    .filter(({ id }) => isDone(id))
    .map((service) => ({ ...service, ...getShownPrices(service) }));
  const takesSeveral = canJoinServices(content) && services.length > 1;
  const times = { bookingType, services, week, stepMinutes, noticeHours, daysAhead, asksNote, questions };
  if (bookingType === 'hourly') {
    return {
      ...times,
      takesSeveral,
      people: serving,
      hidesHours: (isWebsites && areHoursStated) || undefined,
    };
  }
  const { checkIn, checkOut, cityTax = '', cityTaxNote, hasWaitlist = true } = content;
  return {
    ...times,
    hasWaitlist,
    checkIn,
    checkOut,
    cityTaxCents: parsePriceCents(cityTax) ?? 0,
    cityTaxNote,
  };
}

/** Leaves out the options of a question that its owner has left empty. */
function toShownQuestion({ options, ...question }: BookingQuestion): BookingQuestion {
  if (question.kind !== 'choice') return question;
  return { ...question, options: [...new Set(options?.map((option) => option.trim()).filter(Boolean))] };
}

/** Returns what visitors may know of a person, which does not include their holidays. */
function toServingPerson(person: Person, sectionId: string, { services }: BookingContent): ServingPerson {
  const { id, name, role, imageUrl } = person;
  const serviceIds = services.map((service) => service.id);
  return {
    id,
    name,
    role,
    imageUrl,
    serviceIds: serviceIds.filter((serviceId) => doesService(person, { sectionId, serviceId })),
  };
}
