import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError, STATUS_BY_CODE } from '@/core/app-error';
import { countNights } from '@/core/booking-limits';
import { STAY_TIME } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { dateField, timeField } from '@/core/fields';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import {
  type AnsweredPage,
  acceptEmptyForms,
  renderSmallPage,
  sendSmallPage,
  smallPageRoute,
} from '../../http/small-page';
import { getLocale, getTextsIn, writePhrase } from '../../kernel/text';
import type { PublishedWebsite } from '../websites';
import { formatMoment, formatTimes, listBookingFacts } from './booking-facts';
import type { BookingTimes } from './check-times';
import {
  type CustomerBooking,
  cancelCustomerBooking,
  findPriceAfterMove,
  listMoves,
  moveCustomerBooking,
  readCustomerBooking,
} from './customer-booking';
import { CUSTOMER_PATH, getCustomerAddress, readCustomerLink } from './customer-link';
import { getRulesOnPage } from './get-service';
import { acceptProposedTime, readProposedTime } from './proposals';

interface Visit {
  Params: { slug: string; token: string };
  Querystring: { from?: string; to?: string; sum?: string };
}
type VisitRequest = FastifyRequest<Visit>;

/**
 * Serves the pages behind the link in a customer's mails: see, move and cancel a booking, without a script. Opening
 * them changes nothing, because programs that look for viruses follow links too.
 */
export async function serveCustomerPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const createHandler =
    (draw: (request: VisitRequest, bookingId: number) => Promise<AnsweredPage>) =>
    async (request: VisitRequest, reply: FastifyReply) => {
      const { slug, token } = request.params;
      const bookingId = readCustomerLink(deps.keyedHash, token);
      const drawn =
        bookingId === null
          ? renderGonePage(getLocale(request), slug)
          : await draw(request, bookingId).catch((error) =>
              renderFailurePage(deps, request, bookingId, error),
            );
      return sendSmallPage(deps, request, reply, drawn);
    };
  const look = createHandler(async ({ params }, id) =>
    renderVisitPage(await readCustomerBooking(deps, params.slug, id), params),
  );
  const askToCancel = createHandler(async ({ params }, id) =>
    renderCancelPage(await readCustomerBooking(deps, params.slug, id), params),
  );
  const cancel = createHandler(async ({ params }, id) => {
    await cancelCustomerBooking(deps, params.slug, id);
    return renderVisitPage(await readCustomerBooking(deps, params.slug, id), params);
  });
  const askToMove = createHandler(async ({ params, query }, id) => {
    const to = readTime(query.to);
    if (to) return renderMovePage(await readCustomerBooking(deps, params.slug, id), to, params);
    return renderChoicePage(await listMoves(deps, params.slug, id, readDay(query.from)), params);
  });
  const move = createHandler(async ({ params, query }, id) => {
    const to = readTime(query.to);
    if (!to) throw new AppError('VALIDATION', phrase('refusals.slot'));
    const { booking } = await readCustomerBooking(deps, params.slug, id);
    const { before, after } = await moveCustomerBooking(
      deps,
      params.slug,
      id,
      getNewTimes(booking, to),
      readSum(query.sum),
    );
    return renderVisitPage(await readCustomerBooking(deps, params.slug, id), params, before !== after);
  });
  const askToTake = createHandler(async ({ params, query }, id) =>
    renderOfferPage(
      await readProposedTime(deps, params.slug, id, readBeginning(query.to)),
      query.to ?? '',
      params,
    ),
  );
  const take = createHandler(async ({ params, query }, id) => {
    await acceptProposedTime(deps, params.slug, id, readBeginning(query.to));
    return renderVisitPage(await readCustomerBooking(deps, params.slug, id), params);
  });
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<Visit>(CUSTOMER_PATH, smallPageRoute.look, look);
    scope.get<Visit>(`${CUSTOMER_PATH}/cancel`, smallPageRoute.look, askToCancel);
    scope.post<Visit>(`${CUSTOMER_PATH}/cancel`, smallPageRoute.press, cancel);
    scope.get<Visit>(`${CUSTOMER_PATH}/move`, smallPageRoute.look, askToMove);
    scope.post<Visit>(`${CUSTOMER_PATH}/move`, smallPageRoute.press, move);
    scope.get<Visit>(`${CUSTOMER_PATH}/offer`, smallPageRoute.look, askToTake);
    scope.post<Visit>(`${CUSTOMER_PATH}/offer`, smallPageRoute.press, take);
  });
}

interface Moment {
  date: string;
  time: string;
}

/** Reads `2026-11-24T09:00`; returns null for anything else. */
function readTime(to: unknown): Moment | null {
  const [date, time] = typeof to === 'string' ? to.split('T') : [];
  const read = z.safeParse(z.object({ date: dateField, time: timeField }), { date, time });
  return read.success ? read.data : null;
}

/** Reads `2026-11-24 09:00`; returns an empty text for anything else. */
function readBeginning(to: unknown): string {
  const moment = readTime(to);
  return moment ? `${moment.date} ${moment.time}` : '';
}

/** Reads the cents that the page has shown; undefined where it has shown none. */
function readSum(sum: unknown): number | undefined {
  return typeof sum === 'string' && /^\d{1,9}$/.test(sum) ? Number(sum) : undefined;
}

/** Reads a day; an empty text means the first possible day. */
function readDay(from: unknown): string {
  const read = z.safeParse(dateField, from);
  return read.success ? read.data : '';
}

/** Returns the times after a move; a stay keeps its number of nights. */
function getNewTimes(booking: BookingTimes, { date, time }: Moment): BookingTimes {
  const { bookingDateText, bookingEndDateText } = booking;
  if (bookingEndDateText === null)
    return { bookingDateText: date, bookingTimeText: time, bookingEndDateText: null };
  const nights = countNights(bookingDateText, bookingEndDateText);
  return { bookingDateText: date, bookingTimeText: STAY_TIME, bookingEndDateText: addDays(date, nights) };
}

interface Words {
  locale: Locale;
  t: ReturnType<typeof getTextsIn>;
  website: PublishedWebsite;
  /** The first page of the booking has this address; the others lie below it. */
  address: string;
  toSite: { label: string; address: string };
}

function getWords({ website }: CustomerBooking, { slug, token }: Visit['Params']): Words {
  const t = getTextsIn(website.language);
  const toSite = { label: t('customerBooking.toPage', { website: website.title }), address: `/${slug}` };
  return { locale: website.language, t, website, address: getCustomerAddress(slug, token), toSite };
}

/** Renders the present booking, with links to what can be done. */
function renderVisitPage(state: CustomerBooking, params: Visit['Params'], isMoved = false): AnsweredPage {
  const { locale, t, website, address, toSite } = getWords(state, params);
  const { booking, canMove, canCancel } = state;
  const move = { label: t('customerBooking.move'), address: `${address}/move` };
  const cancel = { label: t('customerBooking.cancel'), address: `${address}/cancel` };
  return renderFoundPage({
    locale,
    site: website.title,
    mark: booking.status === 'cancelled' ? 'stopped' : booking.status === 'confirmed' ? 'done' : undefined,
    label: isMoved ? t('customerBooking.moved') : undefined,
    title: t(`customerBooking.title.${booking.status}`),
    lead: getLead(state, t, locale),
    facts: [
      ...listBookingFacts(booking, website, locale),
      ...(booking.status === 'cancelled' ? [] : toKnow(state, t)),
    ],
    links: [...(canMove ? [move] : []), ...(canCancel ? [cancel] : []), toSite],
  });
}

/** Lists what the owner wants customers to know before they come. */
function toKnow({ website, booking }: CustomerBooking, t: Words['t']): [string, string][] {
  const { customerNote = '' } = getRulesOnPage(website.pageData, booking.sectionId);
  return [
    [t('mail.cityTaxNote'), booking.stay?.cityTaxNote ?? ''],
    [t('mail.goodToKnow'), customerNote.trim()],
  ];
}

function getLead(
  { booking, website, until, canMove, canCancel }: CustomerBooking,
  t: Words['t'],
  locale: Locale,
) {
  const words = { website: website.title };
  if (booking.status === 'cancelled') return t('customerBooking.leadCancelled', words);
  if (canMove && until)
    return t('customerBooking.leadOpen', { until: formatMoment(locale, until, website.timeZone) });
  if (canCancel) return t('customerBooking.leadWaiting', words);
  return t('customerBooking.leadClosed', words);
}

function renderCancelPage(state: CustomerBooking, params: Visit['Params']): AnsweredPage {
  const { locale, t, website, address } = getWords(state, params);
  if (!state.canCancel) return renderVisitPage(state, params);
  return renderFoundPage({
    locale,
    site: website.title,
    title: t('customerBooking.cancelTitle'),
    lead: t('customerBooking.cancelLead', { website: website.title }),
    facts: listBookingFacts(state.booking, website, locale),
    buttons: [{ label: t('customerBooking.cancelNow'), isMain: true }],
    links: [{ label: t('customerBooking.keep'), address }],
  });
}

function renderChoicePage(
  state: Awaited<ReturnType<typeof listMoves>>,
  params: Visit['Params'],
): AnsweredPage {
  const { locale, t, website, address } = getWords(state, params);
  const { booking, days, next } = state;
  const getMoveAddress = ({ date, time }: Moment) => `${address}/move?to=${date}T${time}`;
  const isStay = booking.bookingEndDateText !== null;
  const stays = {
    heading: t('customerBooking.arrivals'),
    areLong: true,
    options: days.map(({ date }) => ({
      label: formatTimes(getNewTimes(booking, { date, time: STAY_TIME }), locale),
      address: getMoveAddress({ date, time: STAY_TIME }),
    })),
  };
  const visits = days.map(({ date, times }) => ({
    heading: formatFullDay(locale, date),
    options: times.map((time) => ({ label: time, address: getMoveAddress({ date, time }) })),
  }));
  const isEmpty = days.length === 0;
  return renderFoundPage({
    locale,
    site: website.title,
    title: t('customerBooking.moveTitle'),
    lead: isEmpty
      ? t('customerBooking.moveNothing', { website: website.title })
      : t('customerBooking.moveLead', { now: formatTimes(booking, locale) }),
    choices: isStay && !isEmpty ? [stays] : visits,
    links: [
      ...(next ? [{ label: t('customerBooking.later'), address: `${address}/move?from=${next}` }] : []),
      { label: t('customerBooking.keep'), address },
    ],
  });
}

function renderMovePage(state: CustomerBooking, to: Moment, params: Visit['Params']): AnsweredPage {
  const { locale, t, website, address } = getWords(state, params);
  if (!state.canMove) return renderVisitPage(state, params);
  const { booking } = state;
  const times = getNewTimes(booking, to);
  const cents = findPriceAfterMove(state, times);
  const { isAutoConfirmed = false } = getRulesOnPage(website.pageData, booking.sectionId);
  return renderFoundPage({
    locale,
    site: website.title,
    title: t('customerBooking.moveAsk'),
    lead: t(isAutoConfirmed ? 'customerBooking.moveAtOnce' : 'customerBooking.moveWaits', {
      website: website.title,
    }),
    facts: [
      [t('customerBooking.was'), formatTimes(booking, locale)],
      [t('customerBooking.willBe'), formatTimes(times, locale)],
      [t('customerBooking.price'), cents === null ? '' : formatMoney(locale, cents)],
    ],
    buttons: [
      {
        label: t('customerBooking.moveNow'),
        isMain: true,
        ...(cents !== null && { address: `${address}/move?to=${to.date}T${to.time}&sum=${cents}` }),
      },
    ],
    links: [
      { label: t('customerBooking.otherTime'), address: `${address}/move` },
      { label: t('customerBooking.keep'), address },
    ],
  });
}

/** Renders the question whether the customer takes a time that the owner has proposed. */
function renderOfferPage(state: CustomerBooking, to: string, params: Visit['Params']): AnsweredPage {
  const { locale, t, website, address } = getWords(state, params);
  const moment = readTime(to);
  // Once the customer has chosen a time, the booking itself shows it.
  if (state.booking.status !== 'pending' || !moment) return renderVisitPage(state, params);
  return renderFoundPage({
    locale,
    site: website.title,
    title: t('customerBooking.offerAsk'),
    lead: t('customerBooking.offerLead', { website: website.title }),
    facts: [
      [t('customerBooking.was'), formatTimes(state.booking, locale)],
      [t('customerBooking.willBe'), formatTimes(getNewTimes(state.booking, moment), locale)],
    ],
    buttons: [{ label: t('customerBooking.offerTake'), isMain: true }],
    links: [{ label: t('customerBooking.back'), address }],
  });
}

function renderFoundPage(page: Parameters<typeof renderSmallPage>[0]): AnsweredPage {
  return { status: 200, html: renderSmallPage(page) };
}

/** Renders why a press failed. If the time is no longer free, another one can be chosen. */
async function renderFailurePage(
  deps: Deps,
  request: VisitRequest,
  bookingId: number,
  error: unknown,
): Promise<AnsweredPage> {
  if (!(error instanceof AppError)) throw error;
  const { params } = request;
  if (error.code === 'NOT_FOUND') return renderGonePage(getLocale(request), params.slug);
  const state = await readCustomerBooking(deps, params.slug, bookingId);
  const { locale, t, website, address } = getWords(state, params);
  const otherTime = { label: t('customerBooking.otherTime'), address: `${address}/move`, isMain: true };
  return {
    status: STATUS_BY_CODE[error.code],
    html: renderSmallPage({
      locale,
      site: website.title,
      mark: 'stopped',
      title: t('customerBooking.failedTitle'),
      lead: writePhrase(locale, error.phrase),
      links: [...(state.canMove ? [otherTime] : []), { label: t('customerBooking.back'), address }],
    }),
  };
}

/** Renders the page of a link that the server has not made, or whose booking is gone. */
function renderGonePage(locale: Locale, slug: string): AnsweredPage {
  const t = getTextsIn(locale);
  const links = [{ label: t('customerBooking.toPage', { website: `/${slug}` }), address: `/${slug}` }];
  const [title, lead] = [t('customerBooking.goneTitle'), t('customerBooking.gone')];
  return { status: 404, html: renderSmallPage({ locale, mark: 'stopped', title, lead, links }) };
}
