import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { BookingInput, StayOffer } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { STAY_TIME } from '@/core/bookings';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import { sumCityTax, USUAL_GUESTS } from '@/core/stays';
import { VisitorSelect } from '../../visitor-kit/fields';
import { fillWords } from '../../visitor-kit/fill-words';
import {
  type BookingFormProps,
  BookingFrame,
  checkCustomer,
  Line,
  readContact,
  readCustomer,
  type StayWords,
} from './form-parts';
import { HouseFacts } from './house-facts';
import { NightRows } from './night-rows';
import { NightsChoice } from './nights-choice';
import { formatNights, formatRoomProblem, RoomChoice } from './room-choice';
import type { BookingErrors } from './send-booking';
import type { OfferedService } from './service-facts';
import { readLink } from './stored-choice';
import { useBookingForm } from './use-booking-form';
import type { BookedContent } from './use-booking-times';
import { useRoomLinks } from './use-choice';
import { type Stay, useStay } from './use-stay';
import type { RoomProblem, StayOffersState } from './use-stay-rooms';

/** A visitor can choose up to this many guests where no room says how many it sleeps. */
const MAX_CHOICE = 10;

interface StayFormProps extends Omit<BookingFormProps, 'words' | 'stayWords'> {
  words: StayWords;
}

/**
 * Draws the booking form of a house: how many guests come, when, and to which room. The server says what is free and what it
 * costs.
 */
export function StayForm({ slug, sectionId, content, isPreview, words, rowWords }: StayFormProps) {
  const isByRows = rowWords !== undefined;
  const form = useBookingForm(slug, words);
  const { formRef, errors, mark } = form;
  const { services } = content;
  const most = getMostGuests(content);
  const [wantedGuests, setWantedGuests] = useState(USUAL_GUESTS);
  const guests = most === 0 ? undefined : Math.min(wantedGuests, most);
  const stay = useStay({ slug, sectionId, content, guests, isPreview, isByRows });
  // Until the visitor chooses a room, the first that is free is chosen.
  const [wantedRoom, setWantedRoom] = useState<string | null>(null);

  // If the room is too small for the number of guests, the number is lowered.
  const chooseRoom = useEffectEvent((serviceId: string | undefined) => {
    const linked = services.find(({ id }) => id === serviceId);
    if (!linked) return;
    setWantedRoom(linked.id);
    setWantedGuests((count) => Math.min(count, linked.sleeps ?? count));
  });

  // A choice that was made before the script arrived counts.
  useEffect(() => {
    const checked = formRef.current?.querySelector<HTMLInputElement>('[name=service]:checked');
    if (checked && !checked.defaultChecked) setWantedRoom(checked.value);
    const chosen = formRef.current?.querySelector<HTMLSelectElement>('[name=guests]');
    if (chosen) setWantedGuests(Number(chosen.value));
    chooseRoom(readLink(sectionId).serviceId);
  }, [formRef, sectionId]);

  useRoomLinks(sectionId, (serviceId) => {
    chooseRoom(serviceId);
    if (isByRows) stay.chooseRoom(serviceId);
    mark('service');
  });

  const offers = new Map(
    stay.offers.kind === 'known' ? stay.offers.rooms.map((offer) => [offer.serviceId, offer]) : [],
  );
  const problems = new Map(
    services.map((room) => [room.id, findRoomProblem(room, offers.get(room.id), guests, stay.offers.kind)]),
  );
  const open = services.filter(({ id }) => !problems.get(id));
  const room = isByRows
    ? services.find(({ id }) => stay.date && id === stay.roomId)
    : wantedRoom === null
      ? open[0]
      : open.find(({ id }) => id === wantedRoom);
  const offer = room && offers.get(room.id);
  // No other room takes the place of a chosen one: the visitor would book what they have not chosen.
  const lost =
    room || isByRows || open.length === 0 ? undefined : services.find(({ id }) => id === wantedRoom);
  const lostProblem = lost && problems.get(lost.id);
  const lostText =
    lost && lostProblem
      ? fillWords(words.roomLost, {
          room: lost.name,
          problem: formatRoomProblem(lostProblem, lost, offers.get(lost.id), words),
        })
      : '';

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const element = form.start(event);
    if (!element) return;
    if (stay.wish) return wait(element, stay.wish);
    const { date, endDate } = stay;
    const wrong: BookingErrors = {};
    if (!date) wrong.date = words.chooseArrival;
    else if (!endDate) wrong.endDate = words.chooseDeparture;
    else if (!room) wrong.service = lostText || words.noRoom;
    const isRight = form.check({ ...wrong, ...checkCustomer(element, content, words) });
    // The price is asked for again, and read, before anything is sent.
    if (stay.offers.kind === 'failed') stay.refreshOffers();
    if (!isRight || !date || !endDate || !room || stay.offers.kind !== 'known') return;

    // The visitor has read this room, so it is chosen from now on.
    setWantedRoom(room.id);
    const booking: BookingInput = {
      serviceId: room.id,
      sectionId,
      date,
      time: STAY_TIME,
      endDate,
      ...(guests !== undefined && { guests }),
      // The visitor has read this price, whatever the price is by now.
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
    if (!form.check(checkCustomer(element, {}, words))) return;
    const only = services.length === 1 ? { serviceId: services[0]?.id } : {};
    const coming = guests === undefined ? {} : { guests };
    const what = [wish.date, wish.endDate].map((day) => formatFullDay(words.locale, day)).join(' – ');
    const outcome = await form.wait(
      { ...wish, ...only, ...coming, sectionId, ...readContact(element) },
      what,
    );
    if (outcome === 'proof') stay.forget();
    // Something may have got free meanwhile.
    if (outcome === 'refused') stay.refresh();
  }

  function handleAnother() {
    stay.clear();
    stay.refresh();
    form.startAgain();
  }

  const summary = room && (
    <StaySummary room={room} offer={offer} stay={stay} guests={guests} content={content} words={words} />
  );
  return (
    <BookingFrame
      form={form}
      content={content}
      words={words}
      onSubmit={handleSubmit}
      onAnother={handleAnother}
      isWaiting={stay.wish !== null}
      isPriceLoading={stay.wish === null && stay.offers.kind === 'loading'}
      summary={!isByRows && summary}
      facts={<HouseFacts content={content} words={words} />}
    >
      {guests !== undefined && (
        <Guests guests={guests} most={most} error={errors.guests} words={words} onChange={setWantedGuests} />
      )}
      {rowWords ? (
        <NightRows
          stay={stay}
          content={content}
          guests={guests}
          errors={errors}
          words={{ ...words, ...rowWords }}
          onError={mark}
        />
      ) : (
        <NightsChoice stay={stay} content={content} errors={errors} words={words} onError={mark} />
      )}
      {isByRows && !stay.wish && summary}
      {/* Without a script, the rooms can only be read. */}
      {(isByRows ? stay.today === null : !stay.wish) && (
        <RoomChoice
          services={services}
          chosenId={room?.id}
          problems={problems}
          offers={offers}
          state={stay.offers}
          today={stay.today}
          error={errors.service}
          lost={lostText}
          words={words}
          onChoose={(id) => {
            setWantedRoom(id);
            mark('service');
          }}
          onRetry={stay.refreshOffers}
        />
      )}
    </BookingFrame>
  );
}

function findRoomProblem(
  { sleeps }: OfferedService,
  offer: StayOffer | undefined,
  guests: number | undefined,
  state: StayOffersState['kind'],
): RoomProblem {
  if (state === 'known' && !offer) return 'gone';
  if (guests !== undefined && sleeps !== undefined && sleeps < guests) return 'guests';
  return offer?.problem ?? null;
}

/** Returns the most guests that can be chosen; 0 where the number matters neither for a room nor for the city tax. */
function getMostGuests({ services, cityTaxCents = 0 }: BookingFormProps['content']): number {
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

interface StaySummaryProps {
  room: OfferedService;
  offer: StayOffer | undefined;
  stay: Pick<Stay, 'date' | 'endDate'>;
  guests: number | undefined;
  content: Pick<BookedContent, 'checkIn' | 'checkOut' | 'cityTaxCents'>;
  words: StayWords;
}

/** Shows which nights are being booked and what they cost, like a receipt that is written while the visitor chooses. */
function StaySummary({ room, offer, stay, guests, content, words }: StaySummaryProps) {
  const { date, endDate } = stay;
  const { checkIn, checkOut, cityTaxCents = 0 } = content;
  const nights = date && endDate ? countNights(date, endDate) : 0;
  const formatDayAndTime = (text: string, time: string | undefined, pattern: string) =>
    [formatFullDay(words.locale, text), time && fillWords(pattern, { time })].filter(Boolean).join(', ');
  const tax = nights > 0 ? sumCityTax({ cityTaxCents, guests: guests ?? null }, nights) : null;
  const total = offer?.totalCents ?? null;
  return (
    <dl className="s-sum" aria-live="polite">
      <Line label={words.room} value={room.name} />
      {guests !== undefined && <Line label={words.guests} value={String(guests)} />}
      {date && <Line label={words.arrival} value={formatDayAndTime(date, checkIn, words.fromTime)} />}
      {endDate && (
        <Line label={words.departure} value={formatDayAndTime(endDate, checkOut, words.untilTime)} />
      )}
      {nights > 0 && (
        <Line label={words.nights} value={(offer && formatNights(offer.nights, words)) || String(nights)} />
      )}
      {tax !== null && <Line label={words.cityTaxOnSpot} value={formatMoney(words.locale, tax)} />}
      {total !== null && (
        <div className="is-total">
          <dt>{words.total}</dt>
          <dd>{formatMoney(words.locale, total)}</dd>
        </div>
      )}
    </dl>
  );
}
