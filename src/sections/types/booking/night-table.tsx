import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { addDays } from '@/core/dates';
import { formatDay, formatFullDay, formatMoney } from '@/core/locale/format';
import { priceNights } from '@/core/stays';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { fillWords } from '../../visitor-kit/fill-words';
import type { RowWords } from './form-parts';
import { findCellByKey, isChosenNight, type NightCell } from './night-cells';
import type { OfferedService } from './service-facts';
import type { Stay } from './use-stay';

interface NightTableProps {
  stay: Stay;
  services: readonly OfferedService[];
  guests: number | undefined;
  /** It names the table, which is scrolled. */
  name: string;
  words: RowWords;
  /** Called for every free night that is pressed: the caller says why one cannot be chosen. */
  onPress: (serviceId: string, night: string) => void;
  /** Called for a night that is full in every room. */
  onWait: (night: string) => void;
}

/**
 * Draws rooms down and nights across. Arrows move by nights and rooms, Page Up and Page Down by all nights that are shown.
 */
export function NightTable({ stay, services, guests, name, words, onPress, onWait }: NightTableProps) {
  const gridRef = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const [cursor, setCursor] = useState<NightCell | null>(null);
  const mark = useFieldMarks('content', 'services');
  const { fortnight: shown, roomId, date } = stay;
  const { nights, start } = shown;
  const chosen = { row: services.findIndex(({ id }) => id === roomId), night: date ?? '' };
  const isShown = (cell: NightCell | null) =>
    cell !== null && cell.row >= 0 && cell.row < services.length && nights.includes(cell.night);
  /** Tab reaches only this cell. */
  const reached = [cursor, chosen].find(isShown) ??
    findFree(stay, services, roomId) ?? { row: 0, night: start };

  // It is a layout effect for the reason that `MonthCalendar` gives.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = findCellByKey(event.key, reached, start);
    if (!to) return;
    event.preventDefault();
    if (to.row < 0 || to.row >= services.length || !shown.isReached(to.night)) return;
    movesFocus.current = true;
    setCursor(to);
    if (to.night < start) shown.turnBack();
    else if (!nights.includes(to.night)) shown.turnOn();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="s-nights-scroll" tabIndex={0} aria-label={name}>
      <table
        className="s-nights"
        ref={gridRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
        role="grid"
        aria-label={words.freeNights}
        aria-busy={stay.isLoading}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            {nights.map((night) => (
              <th key={night} scope="col" abbr={formatFullDay(words.locale, night)}>
                {formatDay(words.locale, night, 'weekday')} <b>{Number(night.slice(-2))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((room, row) => {
            const { sleeps } = room;
            const isSmall = guests !== undefined && sleeps !== undefined && sleeps < guests;
            const closed = isSmall
              ? fillWords(words.sleeps, { count: sleeps })
              : stay.isGone(room.id) && words.roomGone;
            const getTabIndex = (night: string) =>
              reached.row === row && (closed || reached.night === night) ? 0 : -1;
            return (
              <tr key={room.id} className={room.id === roomId ? 'is-chosen' : undefined}>
                <th scope="row">
                  <FieldSpot mark={mark('line', room.id, 'name')} isInline>
                    {room.name}
                  </FieldSpot>
                  {room.description.trim() !== '' && (
                    <small {...mark('line', room.id, 'description')}>{room.description}</small>
                  )}
                </th>
                {closed && nights.length > 0 && (
                  <td className="s-nights-small" colSpan={nights.length} tabIndex={getTabIndex(start)}>
                    {closed}
                  </td>
                )}
                {!closed &&
                  nights.map((night) => (
                    <Night
                      key={night}
                      room={room}
                      night={night}
                      isFree={stay.isFreeIn(room.id, night)}
                      isWaited={stay.isFullDay(night)}
                      isChosen={room.id === roomId && isChosenNight(stay, night)}
                      tabIndex={getTabIndex(night)}
                      words={words}
                      onPress={() => {
                        setCursor({ row, night });
                        if (stay.isFullDay(night)) onWait(night);
                        else onPress(room.id, night);
                      }}
                    />
                  ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Finds the first night that can be pressed, in the room that the visitor came for if it has one. */
function findFree(
  { fortnight: shown, isFreeIn }: Stay,
  services: readonly OfferedService[],
  roomId: string | undefined,
): NightCell | null {
  const rows = [...services.entries()].sort(
    ([, a], [, b]) => Number(b.id === roomId) - Number(a.id === roomId),
  );
  for (const [row, { id }] of rows) {
    const night = shown.nights.find((each) => isFreeIn(id, each));
    if (night) return { row, night };
  }
  return null;
}

interface NightProps {
  room: OfferedService;
  night: string;
  /** Undefined as long as nobody knows. */
  isFree: boolean | undefined;
  /** True for a night that is full in every room, and for which visitors can wait. */
  isWaited: boolean;
  isChosen: boolean;
  tabIndex: number;
  words: RowWords;
  onPress: () => void;
}

function Night({ room, night, isFree, isWaited, isChosen, tabIndex, words, onPress }: NightProps) {
  if (isFree === undefined) return <td tabIndex={tabIndex} />;
  if (!isFree && !isWaited) {
    return (
      <td className="is-taken" tabIndex={tabIndex}>
        <span className="s-hide">{words.taken}</span>
      </td>
    );
  }
  const [price] = priceNights(room, night, addDays(night, 1));
  const state = isFree ? (price ? formatMoney(words.locale, price.cents) : words.free) : words.full;
  const name = [room.name, fillWords(words.nightOf, { day: formatFullDay(words.locale, night) }), state];
  return (
    <td className={isFree ? undefined : 'is-taken'}>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={name.join(', ')}
        aria-pressed={isFree ? isChosen : undefined}
        // The second click of two would undo the choice of the first.
        onClick={({ detail }: MouseEvent) => detail < 2 && onPress()}
      >
        {isChosen ? '✓' : isFree ? (price ? price.cents / 100 : words.free) : ''}
      </button>
    </td>
  );
}
