import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatFullDay } from '@/app/lib/dates';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { findBookedCents } from '@/core/stays';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { listAnswerLines } from './answer-lines';
import { formatBlockTimes, listBlocksOnDay } from './blocks-of-day';
import { formatTimes, formatWhat, getAgenda, getVisitKey } from './bookings-of-day';
import { formatClosed } from './closed-text';
import { isClosedDay, type OpenDay } from './shown-hours';
import { formatNights, listStayLines } from './stay-text';
import './printed-diary.css';

interface PrintedDiaryProps {
  title: string;
  range: string;
  bookings: readonly Booking[];
  held: readonly HeldTime[];
  blocks: readonly Block[];
  days: readonly string[];
  open: ReadonlyMap<string, OpenDay>;
}

/** Prints a day or a week as a page of a paper diary, with phone numbers and room to write. */
export function PrintedDiary({ title, range, days, ...shown }: PrintedDiaryProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return createPortal(
    <div className="printed-diary">
      <header>
        <b>{title}</b>
        <span>{range}</span>
      </header>
      {days.map((day) => (
        <PrintedDay key={day} day={day} {...shown} />
      ))}
    </div>,
    document.body,
  );
}

/** Returns true as soon as the browser starts to print: the page has to be ready before the browser takes it. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Looks like `3 nights, €240.00, 2 guests`; it is empty for a visit. */
function formatStay(booking: Booking, t: ReturnType<typeof useText>): string {
  const { bookingDateText: arrival, bookingEndDateText: departure } = booking;
  if (departure === null) return '';
  return [formatNights(arrival, departure, findBookedCents(booking), t), ...listStayLines(booking, t)].join(
    ', ',
  );
}

interface PrintedDayProps extends Omit<PrintedDiaryProps, 'title' | 'range' | 'days'> {
  day: string;
}

function PrintedDay({ day, bookings, held, blocks, open }: PrintedDayProps) {
  const t = useText();
  const td = useDiaryText();
  const { stays, visits } = getAgenda(bookings, day, held);
  const blocked = listBlocksOnDay(blocks, day);
  const rows = [
    ...stays.map(({ booking, moment }) => ({
      key: `stay-${booking.id}`,
      at: -1,
      time: t(`admin.bookings.calendar.${moment}`),
      booking,
      isHeld: false,
    })),
    ...visits.map((visit) => ({
      key: `visit-${getVisitKey(visit)}`,
      at: visit.start,
      time: formatTimes(visit.booking),
      booking: visit.booking,
      isHeld: visit.heldFor !== undefined,
    })),
    ...blocked.map((part) => ({
      key: `block-${part.block.id}`,
      at: part.start,
      time: formatBlockTimes(part, td),
      note: part.block.note || td('diary.block.blocked'),
    })),
  ].sort((a, b) => a.at - b.at);
  return (
    <section>
      <h2>{formatFullDay(day)}</h2>
      {rows.length === 0 && (
        <p>{isClosedDay(open, day) ? formatClosed(open.get(day), td) : t('admin.bookings.calendar.free')}</p>
      )}
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.time}</th>
              {'booking' in row ? (
                <>
                  <td>
                    <b>{row.booking.customerName}</b> {row.booking.customerPhone}
                    {row.isHeld
                      ? ` (${td('diary.held.legend')})`
                      : row.booking.status === 'pending' && ` (${t('admin.bookings.status.pending')})`}
                  </td>
                  <td>
                    {formatWhat(row.booking)}
                    {formatStay(row.booking, t) && <i>{formatStay(row.booking, t)}</i>}
                    {listAnswerLines(row.booking, t).map((line) => (
                      <i key={line}>{line}</i>
                    ))}
                    {row.booking.notes && <i>{row.booking.notes}</i>}
                  </td>
                </>
              ) : (
                <td colSpan={2}>{row.note}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
