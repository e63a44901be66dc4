import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, STATUS_BY_CODE } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { MAX_WAITLIST_MAILS } from '@/core/waitlist';
import type { Deps } from '../../http/deps';
import {
  type AnsweredPage,
  acceptEmptyForms,
  renderSmallPage,
  sendSmallPage,
  smallPageRoute,
} from '../../http/small-page';
import { getLocale, getTextsIn, writePhrase } from '../../kernel/text';
import { confirmWaiting, leaveWaitlist, readWaitlistState, type WaitlistState } from './follow-waitlist-link';
import { getWaitlistAddress, readWaitlistToken, WAITLIST_PATHS, type WaitlistAct } from './waitlist-link';
import { listWaitlistFacts } from './waitlist-mails';

interface LinkParams {
  Params: { slug: string; token: string };
}
type LinkRequest = FastifyRequest<LinkParams>;

/**
 * Serves the pages behind the links of the waiting list, without a script: one proves the address, the other ends the
 * waiting. Opening them changes nothing, because programs that look for viruses follow links too; only a press does.
 */
export async function serveWaitlistPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const createHandler =
    (act: WaitlistAct, press?: (slug: string, entryId: number) => Promise<void>) =>
    async (request: LinkRequest, reply: FastifyReply) => {
      const { slug, token } = request.params;
      const draw = async (): Promise<AnsweredPage> => {
        const entryId = readWaitlistToken(deps.keyedHash, act, token);
        const before = entryId === null ? null : await readWaitlistState(deps, slug, entryId);
        if (entryId === null || !before) return renderGonePage(getLocale(request), slug);
        await press?.(slug, entryId);
        const state = (press && (await readWaitlistState(deps, slug, entryId))) ?? {
          ...before,
          ...(press && { entry: null }),
        };
        return act === 'join' ? renderJoinPage(deps, state) : renderLeavePage(state);
      };
      const drawn = await draw().catch((error) => renderFailurePage(getLocale(request), slug, error));
      return sendSmallPage(deps, request, reply, drawn);
    };
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    const { join, leave } = WAITLIST_PATHS;
    scope.get<LinkParams>(join, smallPageRoute.visit, createHandler('join'));
    scope.post<LinkParams>(
      join,
      smallPageRoute.visit,
      createHandler('join', (slug, entryId) => confirmWaiting(deps, slug, entryId)),
    );
    scope.get<LinkParams>(leave, smallPageRoute.visit, createHandler('leave'));
    scope.post<LinkParams>(
      leave,
      smallPageRoute.visit,
      createHandler('leave', (_slug, entryId) => leaveWaitlist(deps, entryId)),
    );
  });
}

function renderJoinPage(
  { keyedHash }: Pick<Deps, 'keyedHash'>,
  { website, entry }: WaitlistState,
): AnsweredPage {
  const { language: locale, title: site, slug } = website;
  const t = getTextsIn(locale);
  const words = { website: site, count: MAX_WAITLIST_MAILS };
  if (!entry) {
    const dead = { title: t('waitlistPage.deadTitle'), lead: t('waitlistPage.dead', words) };
    return {
      status: 404,
      html: renderSmallPage({ locale, site, mark: 'stopped', ...dead, links: [linkToPage(website)] }),
    };
  }
  const facts = listWaitlistFacts(entry, locale);
  if (!entry.provenAt) {
    const buttons = [{ label: t('waitlistPage.joinAction'), isMain: true }];
    const asked = { title: t('waitlistPage.joinTitle'), lead: t('waitlistPage.joinLead', words) };
    return { status: 200, html: renderSmallPage({ locale, site, ...asked, facts, buttons }) };
  }
  const leave = getWaitlistAddress(keyedHash, slug, 'leave', entry.id);
  const links = [linkToPage(website), { label: t('waitlistPage.leaveAction'), address: leave }];
  const done = { title: t('waitlistPage.joinedTitle'), lead: t('waitlistPage.joined', words) };
  return { status: 200, html: renderSmallPage({ locale, site, mark: 'done', ...done, facts, links }) };
}

function renderLeavePage({ website, entry }: WaitlistState): AnsweredPage {
  const { language: locale, title: site } = website;
  const t = getTextsIn(locale);
  if (entry) {
    const buttons = [{ label: t('waitlistPage.leaveAction'), isMain: true }];
    const asked = { title: t('waitlistPage.leaveTitle'), lead: t('waitlistPage.leaveLead') };
    const facts = listWaitlistFacts(entry, locale);
    return { status: 200, html: renderSmallPage({ locale, site, ...asked, facts, buttons }) };
  }
  const done = { title: t('waitlistPage.leftTitle'), lead: t('waitlistPage.left') };
  return {
    status: 200,
    html: renderSmallPage({ locale, site, mark: 'done', ...done, links: [linkToPage(website)] }),
  };
}

function linkToPage({ language, title, slug }: WaitlistState['website']) {
  return { label: getTextsIn(language)('waitlistPage.toPage', { website: title }), address: `/${slug}` };
}

/** Renders the page of a link whose entry is gone, or that the server has not made. */
function renderGonePage(locale: Locale, slug: string): AnsweredPage {
  const t = getTextsIn(locale);
  return {
    status: 404,
    html: renderSmallPage({
      locale,
      mark: 'stopped',
      title: t('waitlistPage.goneTitle'),
      lead: t('waitlistPage.gone'),
      links: [{ label: t('waitlistPage.open'), address: `/${slug}` }],
    }),
  };
}

/**
 * Renders the page for an entry that is refused, because bookings are no longer taken or too many people wait already.
 */
function renderFailurePage(locale: Locale, slug: string, error: unknown): AnsweredPage {
  if (!(error instanceof AppError)) throw error;
  const t = getTextsIn(locale);
  return {
    status: STATUS_BY_CODE[error.code],
    html: renderSmallPage({
      locale,
      mark: 'stopped',
      title: t('waitlistPage.refusedTitle'),
      lead: error.code === 'NOT_FOUND' ? t('waitlistPage.closed') : writePhrase(locale, error.phrase),
      links: [{ label: t('waitlistPage.open'), address: `/${slug}` }],
    }),
  };
}
