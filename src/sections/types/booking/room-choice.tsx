import { useId } from 'react';
import type { StayOffer } from '@/contracts/bookings';
import { formatMoney } from '@/core/locale/format';
import { findLowestNightCents, listSeasonsToCome, type NightPrice } from '@/core/stays';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { Retry } from './day-choice';
import type { StayWords } from './form-parts';
import { NotesAndDescription, type OfferedService } from './service-facts';
import type { RoomProblem, StayOffersState } from './use-stay-rooms';

interface RoomChoiceProps {
  services: readonly OfferedService[];
  chosenId: string | undefined;
  /** Maps the id of a room to the reason why it cannot be booked. */
  problems: ReadonlyMap<string, RoomProblem>;
  /** The chosen nights cost this in each room, as far as that is known. */
  offers: ReadonlyMap<string, StayOffer>;
  state: StayOffersState;
  /** Null until the script has come. */
  today: string | null;
  error: string | undefined;
  /** It says why the room that the visitor has chosen cannot be booked any more; empty while it can. */
  lost: string;
  words: StayWords;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

/** Shows the rooms with their lowest prices, or with the price of the chosen nights. Rooms that are taken are shown too. */
export function RoomChoice(props: RoomChoiceProps) {
  const { services, chosenId, problems, offers, state, today, error, lost, words, onChoose, onRetry } = props;
  const id = useId();
  return (
    <fieldset
      className="s-group s-what"
      aria-busy={state.kind === 'loading'}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}error` : undefined}
      tabIndex={-1}
    >
      <legend>{words.room}</legend>
      <div className="s-options">
        {services.map((room) => {
          const problem = problems.get(room.id) ?? null;
          return (
            <label className={problem ? 's-option is-off' : 's-option'} key={room.id}>
              <input
                type="radio"
                name="service"
                value={room.id}
                checked={room.id === chosenId}
                disabled={problem !== null}
                onChange={() => onChoose(room.id)}
                // A press on the room that stands chosen already is no change, but a choice.
                onClick={() => onChoose(room.id)}
              />
              <RoomFacts
                room={room}
                problem={problem}
                offer={offers.get(room.id)}
                today={today ?? ''}
                words={words}
              />
            </label>
          );
        })}
      </div>
      {today !== null && (
        <p className="s-hint s-cal-hint" role="status">
          {lost}
        </p>
      )}
      {state.kind === 'failed' && (
        <Retry text={words.pricesFailed} gone={state.gone} words={words} onRetry={onRetry} />
      )}
      {error && (
        <p className="s-error" id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RoomFactsProps {
  room: OfferedService;
  problem: RoomProblem;
  offer: StayOffer | undefined;
  today: string;
  words: StayWords;
}

function RoomFacts({ room, problem, offer, today, words }: RoomFactsProps) {
  const { sleeps } = room;
  const mark = useFieldMarks('content', 'services', room.id);
  const least = findLowestNightCents(room, today);
  const price = offer ? offer.totalCents : least;
  const sleepsText = sleeps === undefined ? '' : fillWords(words.sleeps, { count: sleeps });
  const notes = problem
    ? [formatRoomProblem(problem, room, offer, words)]
    : [offer ? formatNights(offer.nights, words) : least !== null && words.perNight, sleepsText];
  const isFrom =
    !offer &&
    listSeasonsToCome(room.seasons ?? [], today).some(
      (season) => season.price && season.price !== room.price,
    );
  return (
    <>
      <strong {...mark('line', 'name')}>{room.name}</strong>
      {!problem && price !== null && (
        <b>
          {isFrom
            ? fillWords(words.fromPrice, { price: formatMoney(words.locale, price) })
            : formatMoney(words.locale, price)}
        </b>
      )}
      <NotesAndDescription notes={notes.filter(Boolean).join(' · ')} service={room} />
    </>
  );
}

/** Returns why a room cannot be booked, in words. */
export function formatRoomProblem(
  problem: NonNullable<RoomProblem>,
  { sleeps }: Pick<OfferedService, 'sleeps'>,
  offer: StayOffer | undefined,
  words: StayWords,
): string {
  if (problem === 'guests') return sleeps === undefined ? '' : fillWords(words.sleeps, { count: sleeps });
  if (problem === 'gone') return words.roomGone;
  if (problem === 'taken') return words.roomTaken;
  return fillWords(words.leastNights, { count: offer?.leastNights ?? 1 });
}

/** Looks like `3 × €80.00, 2 × €95.00`, and breaks at the commas only. */
export function formatNights(nights: readonly NightPrice[], { locale }: StayWords): string {
  return nights.map((one) => `${one.nights}\u00a0×\u00a0${formatMoney(locale, one.cents)}`).join(', ');
}
