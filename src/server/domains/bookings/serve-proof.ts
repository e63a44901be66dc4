import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, STATUS_BY_CODE } from '@/core/app-error';
import type { Deps } from '../../http/deps';
import { acceptEmptyForms } from '../../http/json-body';
import { preparePage, sendPage } from '../../http/ready-page';
import { contentSecurityPolicy } from '../../http/security-headers';
import { SMALL_PAGE_STYLE_HASH, smallPage } from '../../http/small-page';
import { text } from '../../kernel/text';
import { followProof, type ProofState, readProof } from './follow-proof';

interface ProofParams {
  Params: { slug: string; token: string };
}

/** The page behind the link that proves an address: looking changes nothing, its button books. */
export async function serveProof(app: FastifyInstance, deps: Deps): Promise<void> {
  const options = {
    config: { access: 'page' as const, rateLimit: { max: 60, timeWindow: 10 * 60_000 } },
    schema: { hide: true },
  };
  const path = '/:slug/booking/:token';
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<ProofParams>(path, options, async (request, reply) => {
      const { slug, token } = request.params;
      return answer(deps, request, reply, () => readProof(deps, slug, token));
    });
    scope.post<ProofParams>(path, options, async (request, reply) => {
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
  const { html, status } = await find().then(pageOf, failurePage);
  const page = await preparePage(html, contentSecurityPolicy(deps.config, SMALL_PAGE_STYLE_HASH));
  return sendPage(request, reply.code(status).header('x-robots-tag', 'noindex'), page, 'private, no-store');
}

function pageOf(state: ProofState): { html: string; status: number } {
  const { title, slug } = state.website;
  const words = { website: title };
  const link = { label: text('bookingProof.toPage', words), address: `/${slug}` };
  switch (state.kind) {
    case 'open':
      return {
        status: 200,
        html: smallPage({
          site: title,
          title: text('bookingProof.title'),
          lead: text('bookingProof.lead', words),
          facts: state.facts,
          buttons: [{ label: text('bookingProof.action'), isMain: true }],
        }),
      };
    case 'booked':
      return {
        status: 200,
        html: smallPage({
          mark: 'done',
          site: title,
          title: text('bookingProof.bookedTitle'),
          lead: text('bookingProof.booked', words),
          link,
        }),
      };
    case 'refused':
      return {
        status: 409,
        html: smallPage({
          mark: 'stopped',
          site: title,
          title: text('bookingProof.refusedTitle'),
          lead: state.reason,
          link,
        }),
      };
    case 'dead':
      return {
        status: 404,
        html: smallPage({
          mark: 'stopped',
          site: title,
          title: text('bookingProof.deadTitle'),
          lead: text('bookingProof.dead', words),
          link,
        }),
      };
  }
}

/** The website is gone or closed meanwhile. */
function failurePage(error: unknown): { html: string; status: number } {
  if (!(error instanceof AppError)) throw error;
  return {
    status: STATUS_BY_CODE[error.code],
    html: smallPage({
      mark: 'stopped',
      title: text('bookingProof.refusedTitle'),
      lead: error.code === 'NOT_FOUND' ? text('bookingProof.gone') : error.message,
    }),
  };
}
