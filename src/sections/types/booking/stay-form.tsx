import { type FormEvent, useEffect, useId, useState } from 'react';
import type { BookingInput, StayOffer } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { STAY_TIME } from '@/core/bookings';
import { getMonth } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { formatFullDay } from '@/core/locale/format';
import { VisitorSelect } from '../../visitor-kit/fields';
import { DayChoice } from './day-choice';
import {
  type BookingFormProps,
  BookingFrame,
  findCustomerErrors,
  readContact,
  readCustomer,
  type StayWords,
} from './form-parts';
import { openDays } from './hours-lines';
import { HouseFacts } from './house-facts';
import { RoomChoice } from './room-choice';
import type { BookingErrors, BookingField } from './send-booking';
import type { OfferedService } from './service-facts';
import type { DayProblem } from './stay-days';
import { StaySummary } from './stay-summary';
import { useBookingForm } from './use-booking-form';
import { type Stay, useStay } from './use-stay';
import type { RoomProblem } from './use-stay-rooms';
import { WaitOffer } from './wait-offer';

/** Guests of whom nobody has said how many come are two, where a room sleeps as many. */
const USUAL_GUESTS = 2;
/** As many can be chosen where no room says how many it sleeps. */
const MAX_CHOICE = 10;

interface StayFormProps extends Omit<BookingFormProps, 'words' | 'stayWords'> {
  words: StayWords;
}

/**
 * The booking form of a house: how many come, when, and then which room; the server says what is free and what it
 * costs.
 */
export function StayForm({ slug, sectionId, content, isPreview, words }: StayFormProps) {
  const form = useBookingForm(slug, words);
  const { formRef, errors, mark } = form;
  const { services } = content;
  const most = mostGuests(content);
  const [wantedGuests, setWantedGuests] = useState(USUAL_GUESTS);
  const guests = most === 0 ? undefined : Math.min(wantedGuests, most);
  const stay = useStay({ slug, sectionId, content, guests, isPreview });
  const [wantedRoom, setWantedRoom] = useState(services[0]?.id);

  // A choice from before the script arrived counts.
  useEffect(() => {
    const checked = formRef.current?.querySelector<HTMLInputElement>('[name=service]:checked');
    if (checked) setWantedRoom(checked.value);
    const chosen = formRef.current?.querySelector<HTMLSelectElement>('[name=guests]');
    if (chosen) setWantedGuests(Number(chosen.value));
  }, [formRef]);

  const offers = new Map(
    stay.offers.kind === 'known' ? stay.offers.rooms.map((offer) => [offer.serviceId, offer]) : [],
  );
  const problems = new Map(services.map((room) => [room.id, roomProblem(room, offers.get(room.id), guests)]));
  const open = services.filter(({ id }) => !problems.get(id));
  const room = open.find(({ id }) => id === wantedRoom) ?? open[0];
  const offer = room && offers.get(room.id);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const element = form.start(event);
    if (!element) return;
    if (stay.wish) return wait(element, stay.wish);
    const { date, endDate } = stay;
    const wrong: BookingErrors = {};
    if (!date) wrong.date = words.chooseArrival;
    else if (!endDate) wrong.endDate = words.chooseDeparture;
    else if (!room) wrong.room = words.noRoom;
    const isRight = form.check({ ...wrong, ...findCustomerErrors(element, content, words) });
    if (!isRight || !date || !endDate || !room) return;

    const booking: BookingInput = {
      serviceId: room.id,
      sectionId,
      date,
      time: STAY_TIME,
      endDate,
      ...(guests !== undefined && { guests }),
      // The visitor has read this price, whatever it is by now.
      ...(offer && offer.totalCents !== null && { priceCents: offer.totalCents }),
      ...readCustomer(element, content),
    };
    const days = [date, endDate].map((day) => formatFullDay(words.locale, day)).join(' – ');
    const outcome = await form.book(booking, { waits: words.staySent, message: `${room.name}, ${days}` });
    if (outcome === 'booked' || outcome === 'proof') stay.forget();
    // Rooms that were free when the form asked for them may be taken by now, or cost something else.
    if (outcome === 'refused') stay.refresh();
  }

  async function wait(element: HTMLFormElement, wish: { date: string; endDate: string }) {
    if (!form.check(findCustomerErrors(element, {}, words))) return;
    const only = services.length === 1 ? { serviceId: services[0]?.id } : {};
    const coming = guests === undefined ? {} : { guests };
    const what = [wish.date, wish.endDate].map((day) => formatFullDay(words.locale, day)).join(' – ');
    const outcome = await form.wait(
      { ...wish, ...only, ...coming, sectionId, ...readContact(element) },
      what,
    );
    if (outcome === 'proof') stay.forget();
    // Something has got free meanwhile.
    if (outcome === 'refused') stay.refresh();
  }

  function handleAnother() {
    stay.clear();
    stay.refresh();
    form.startAgain();
  }

  return (
    <BookingFrame
      form={form}
      content={content}
      words={words}
      onSubmit={handleSubmit}
      onAnother={handleAnother}
      isWaiting={stay.wish !== null}
      summary={
        room && (
          <StaySummary
            room={room}
            offer={offer}
            stay={stay}
            guests={guests}
            content={content}
            words={words}
          />
        )
      }
      facts={<HouseFacts content={content} words={words} />}
    >
      {guests !== undefined && (
        <Guests guests={guests} most={most} error={errors.guests} words={words} onChange={setWantedGuests} />
      )}
      <NightsChoice stay={stay} content={content} errors={errors} words={words} onError={mark} />
      {!stay.wish && (
        <RoomChoice
          services={services}
          chosenId={room?.id}
          problems={problems}
          offers={offers}
          state={stay.offers.kind}
          today={stay.today}
          error={errors.room}
          words={words}
          onChoose={(id) => {
            setWantedRoom(id);
            mark('room');
          }}
          onRetry={stay.refreshOffers}
        />
      )}
    </BookingFrame>
  );
}

function roomProblem(
  { sleeps }: OfferedService,
  offer: StayOffer | undefined,
  guests: number | undefined,
): RoomProblem {
  if (guests !== undefined && sleeps !== undefined && sleeps < guests) return 'guests';
  return offer?.problem ?? null;
}

/** Returns the most guests that can be chosen; 0 where it matters neither for a room nor for the city tax. */
function mostGuests({ services, cityTaxCents = 0 }: BookingFormProps['content']): number {
  const beds = services.flatMap(({ sleeps }) => sleeps ?? []);
  if (beds.length === 0) return cityTaxCents > 0 ? MAX_CHOICE : 0;
  return Math.max(...beds, beds.length < services.length ? MAX_CHOICE : 0);
}

interface GuestsProps {
  guests: number;
  most: number;
  error: string | undefined;
  words: StayWords;
  onChange: (guests: number) => void;
}

function Guests({ guests, most, error, words, onChange }: GuestsProps) {
  return (
    <VisitorSelect
      id={`${useId()}guests`}
      className="s-few"
      label={words.guests}
      error={error}
      name="guests"
      value={guests}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </VisitorSelect>
  );
}

interface NightsChoiceProps extends Pick<StayFormProps, 'content' | 'words'> {
  stay: Stay;
  errors: BookingErrors;
  /** Says what is wrong with a field, or that nothing is any more. */
  onError: (field: BookingField, message?: string) => void;
}

/** Arrival and departure: whoever presses a day that cannot be chosen reads why. */
function NightsChoice({ stay, content, errors, words, onError }: NightsChoiceProps) {
  const { date, endDate, least, wish } = stay;
  const press = (field: 'date' | 'endDate', problem: DayProblem | null, choose: () => void) => {
    if (problem) return onError(field, problemText(problem, field, content, words));
    choose();
    for (const old of ['date', 'endDate', 'room'] as const) onError(old);
  };
  const shown = {
    isLoading: stay.isLoading,
    hasFailed: stay.hasFailed,
    onRetry: stay.refreshDays,
    words,
  };
  return (
    <div className="s-when">
      <DayChoice
        {...shown}
        label={words.arrival}
        month={stay.month}
        firstMonth={stay.firstMonth}
        lastMonth={stay.lastMonth}
        chosen={date ?? wish?.date ?? null}
        isFullDay={stay.isFullDay}
        isFull={stay.isFull}
        isSelectable={(day) => !stay.arrivesOn(day)}
        isNight={stay.isNight}
        // A chosen day goes when its last free night is taken; the error that says so stays.
        error={errors.date ?? (date === null && !wish ? errors.endDate : undefined)}
        onMonthChange={stay.setMonth}
        onPress={(day) =>
          press('date', stay.isFullDay(day) ? null : stay.arrivesOn(day), () => stay.chooseDate(day))
        }
      />
      {wish && (
        <WaitOffer title={words.waitNights} words={words}>
          {date === null && <Nights wish={wish} words={words} onChange={(day) => stay.chooseEnd(day)} />}
        </WaitOffer>
      )}
      {date === null ? (
        !wish && (
          <div>
            <p className="s-label">{words.departure}</p>
            <p className="s-hint">{words.chooseArrival}</p>
          </div>
        )
      ) : (
        <DayChoice
          {...shown}
          label={words.departure}
          hint={
            least > 1 && endDate === null ? words.leastNights.replace('{count}', String(least)) : undefined
          }
          month={stay.endMonth}
          firstMonth={getMonth(date)}
          lastMonth={stay.lastEndMonth}
          chosen={endDate ?? wish?.endDate ?? null}
          isFullDay={stay.isTakenEnd}
          isFull={false}
          isSelectable={(day) => !stay.leavesOn(day)}
          error={errors.endDate}
          onMonthChange={stay.setEndMonth}
          onPress={(day) =>
            press('endDate', stay.isTakenEnd(day) ? null : stay.leavesOn(day), () => stay.chooseEnd(day))
          }
        />
      )}
    </div>
  );
}

interface NightsProps {
  wish: { date: string; endDate: string };
  words: StayWords;
  onChange: (endDate: string) => void;
}

/** Asks a visitor how many nights they wait for. */
function Nights({ wish, words, onChange }: NightsProps) {
  const nights = countNights(wish.date, wish.endDate);
  return (
    <VisitorSelect
      id={`${useId()}nights`}
      className="s-few"
      label={words.nights}
      name="nights"
      value={nights}
      onChange={({ target }) => onChange(addDays(wish.date, Number(target.value)))}
    >
      {Array.from({ length: Math.max(MAX_CHOICE, nights) }, (_, index) => index + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </VisitorSelect>
  );
}

function problemText(
  problem: DayProblem,
  field: 'date' | 'endDate',
  { week }: BookingFormProps['content'],
  words: StayWords,
): string {
  if (problem.kind === 'nights') {
    const text = field === 'date' ? words.tooFewNights : words.leastNights;
    return text.replace('{count}', String(problem.least));
  }
  if (problem.kind === 'weekday') return words.arrivalOnly.replace('{days}', openDays(words.locale, week));
  return field === 'date' ? words.nightTaken : words.nightsTaken;
}
