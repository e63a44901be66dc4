import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BookingInput } from '@/contracts/bookings';
import { AppError, STATUS_BY_CODE } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import type { Phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import {
  type AnsweredPage,
  acceptEmptyForms,
  renderSmallPage,
  sendSmallPage,
  smallPageRoute,
} from '../../http/small-page';
import { hashToken } from '../../kernel/secrets';
import { getLocale, getTextsIn, writePhrase } from '../../kernel/text';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import type { MailBody } from '../mail';
import { getServedWebsite, type HeldWebsite, lockServedWebsite, type PublishedWebsite } from '../websites';
import { listRequestedFacts } from './booking-facts';
import { checkTimes } from './check-times';
import { storeBooking } from './create-booking';
import { getService, listTakers } from './get-service';
import { PROOF_PATH } from './proof-link';
import { endProof, findProof, lockProof, type ProofRecord, storeProvenEmail } from './proof-queries';
import type { BookingDeps } from './proofs';
import { assertVisitAsRead } from './refuse-booking';
import { assertStayPrice, toRequestedBooking } from './stay-terms';

interface ProofParams {
  Params: { slug: string; token: string };
}

/** Serves the page behind the link that proves an address. Opening it changes nothing; its button books. */
export async function serveProof(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<ProofParams>(PROOF_PATH, smallPageRoute.visit, async (request, reply) => {
      const { slug, token } = request.params;
      return answer(deps, request, reply, () => readProof(deps, slug, token));
    });
    scope.post<ProofParams>(PROOF_PATH, smallPageRoute.visit, async (request, reply) => {
      const { slug, token } = request.params;
      return answer(deps, request, reply, () => followProof(deps, slug, token));
    });
  });
}

async function answer(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<ProofState>,
): Promise<FastifyReply> {
  const page = await find().then(renderPage, (error) => renderFailurePage(getLocale(request), error));
  return sendSmallPage(deps, request, reply, page);
}

function renderPage(state: ProofState): AnsweredPage {
  const { title, slug, language } = state.website;
  const t = getTextsIn(language);
  const words = { website: title };
  const links = [{ label: t('bookingProof.toPage', words), address: `/${slug}` }];
  switch (state.kind) {
    case 'open':
      return {
        status: 200,
        html: renderSmallPage({
          locale: language,
          site: title,
          title: t('bookingProof.title'),
          lead: t('bookingProof.lead', words),
          facts: state.facts,
          buttons: [{ label: t('bookingProof.action'), isMain: true }],
        }),
      };
    case 'booked':
      return {
        status: 200,
        html: renderSmallPage({
          locale: language,
          mark: 'done',
          site: title,
          title: t('bookingProof.bookedTitle'),
          lead: t('bookingProof.booked', words),
          links,
        }),
      };
    case 'refused':
      return {
        status: 409,
        html: renderSmallPage({
          locale: language,
          mark: 'stopped',
          site: title,
          title: t('bookingProof.refusedTitle'),
          lead: writePhrase(language, state.reason),
          links,
        }),
      };
    case 'dead':
      return {
        status: 404,
        html: renderSmallPage({
          locale: language,
          mark: 'stopped',
          site: title,
          title: t('bookingProof.deadTitle'),
          lead: t('bookingProof.dead', words),
          links,
        }),
      };
  }
}

/** Renders the page for a website that is gone or closed meanwhile. */
function renderFailurePage(locale: Locale, error: unknown): AnsweredPage {
  if (!(error instanceof AppError)) throw error;
  const t = getTextsIn(locale);
  return {
    status: STATUS_BY_CODE[error.code],
    html: renderSmallPage({
      locale,
      mark: 'stopped',
      title: t('bookingProof.refusedTitle'),
      lead: error.code === 'NOT_FOUND' ? t('bookingProof.gone') : writePhrase(locale, error.phrase),
    }),
  };
}

/** A link stands for a booking that waits for a press, was made or cannot be made, or it no longer works. */
type ProofState =
  | { kind: 'open'; website: PublishedWebsite; facts: MailBody['facts'] }
  | { kind: 'booked'; website: PublishedWebsite }
  | { kind: 'refused'; website: PublishedWebsite; reason: Phrase }
  | { kind: 'dead'; website: PublishedWebsite };

/** Reads the state of a link without changing anything, because programs that look for viruses follow links too. */
async function readProof(deps: BookingDeps, slug: string, token: string): Promise<ProofState> {
  const { db, clock } = deps;
  const website = await getServedWebsite(deps, slug, 'booking');
  const proof = await findProof(db, website.id, hashToken(token), clock.now());
  if (!proof?.input) return { kind: proof?.bookedAt ? 'booked' : 'dead', website };
  try {
    const offer = getService(website.pageData, proof.input, listTakers(website, clock.now()));
    assertVisitAsRead(offer, proof.input);
    const times = checkTimes(website, offer, proof.input, clock.now());
    const requested = toRequestedBooking(offer, times, proof.input.guests);
    assertStayPrice(requested.stay, proof.input.priceCents);
    return { kind: 'open', website, facts: listRequestedFacts(requested, website.language) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', website, reason: error.phrase };
  }
}

/** Makes the booking of a link if it is still possible. Either way, the link is used up and the address is proven. */
async function followProof(deps: BookingDeps, slug: string, token: string): Promise<ProofState> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const book = (work: Work, website: HeldWebsite, { network }: ProofRecord, input: BookingInput) =>
    storeBooking(work, deps, website, input, { network, isProven: true });
  /** Calls with the same link follow each other, so that the second one finds it used. */
  const finish = (isBooking: boolean) =>
    inTransaction(deps, async (work): Promise<ProofState> => {
      const tx = work.db;
      const website = await lockServedWebsite(tx, slug, 'booking', now);
      const proof = await lockProof(tx, website.id, tokenHash, now);
      if (!proof?.input) return { kind: proof?.bookedAt ? 'booked' : 'dead', website };
      const { input } = proof;
      await storeProvenEmail(tx, website.id, { email: input.customerEmail, hash: proof.email }, now);
      if (isBooking) await book(work, website, proof, input);
      await endProof(tx, tokenHash, isBooking ? now : null);
      return { kind: isBooking ? 'booked' : 'dead', website };
    });
  await getServedWebsite(deps, slug, 'booking');
  try {
    return await finish(true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { website } = await finish(false);
    return { kind: 'refused', website, reason: error.phrase };
  }
}
