import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, STATUS_BY_CODE } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import type { Deps } from '../../http/deps';
import {
  type AnsweredPage,
  acceptEmptyForms,
  renderSmallPage,
  sendSmallPage,
  smallPageRoute,
} from '../../http/small-page';
import { readLink } from '../../kernel/signed-links';
import { getLocale, getTextsIn, writePhrase } from '../../kernel/text';
import { COPY_LINKS, COPY_PATH, formatWrittenOn, readOwnMessage, sendCopy } from './message-copy';

interface Copy {
  Params: { slug: string; token: string };
}

/**
 * Serves the page behind the link that is mailed to a visitor who wanted a copy of their message. It shows the message,
 * and a press mails it. Opening it mails nothing, because programs that look for viruses follow links too.
 */
export async function serveMessageCopy(app: FastifyInstance, deps: Deps): Promise<void> {
  const createHandler =
    (draw: (slug: string, id: number) => Promise<AnsweredPage>) =>
    async (request: FastifyRequest<Copy>, reply: FastifyReply) => {
      const { slug, token } = request.params;
      const id = readLink(deps.keyedHash, COPY_LINKS, token);
      const drawn = id === null ? null : await draw(slug, id).catch(returnNullWhenMissing);
      return sendSmallPage(deps, request, reply, drawn ?? renderGonePage(getLocale(request), slug));
    };
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<Copy>(
      COPY_PATH,
      smallPageRoute.look,
      createHandler((slug, id) => renderMessagePage(deps, slug, id)),
    );
    scope.post<Copy>(
      COPY_PATH,
      smallPageRoute.press,
      createHandler(async (slug, id) => {
        const refused = await sendCopy(deps, slug, id).then(() => undefined, returnWhenLimited);
        return renderMessagePage(deps, slug, id, refused ?? 'sent');
      }),
    );
  });
}

/** Returns null if a message was deleted or belongs to another website, and throws any other error. */
function returnNullWhenMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}

function returnWhenLimited(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error;
  throw error;
}

/** Renders the message as it was sent, before or after the press. */
async function renderMessagePage(
  deps: Deps,
  slug: string,
  id: number,
  outcome?: 'sent' | AppError,
): Promise<AnsweredPage> {
  const { website, message } = await readOwnMessage(deps.db, slug, id);
  const { language: locale, title: site } = website;
  const t = getTextsIn(locale);
  const isSent = outcome === 'sent';
  const refused = outcome instanceof AppError ? outcome : undefined;
  const lead = t('messageCopy.lead', { website: site, date: formatWrittenOn(website, message) });
  return {
    status: refused ? STATUS_BY_CODE[refused.code] : 200,
    html: renderSmallPage({
      locale,
      site,
      ...(isSent ? { mark: 'done' as const } : {}),
      ...(refused ? { label: writePhrase(locale, refused.phrase) } : {}),
      title: t(isSent ? 'messageCopy.sentTitle' : 'messageCopy.title'),
      lead: isSent ? t('messageCopy.sentLead') : lead,
      facts: [
        [t('messageCopy.name'), message.name],
        [t('messageCopy.phone'), message.phone ?? ''],
      ],
      quote: message.message,
      ...(outcome === undefined ? { buttons: [{ label: t('messageCopy.send'), isMain: true }] } : {}),
      links: [{ label: t('messageCopy.toPage', { website: site }), address: `/${slug}` }],
    }),
  };
}

function renderGonePage(locale: Locale, slug: string): AnsweredPage {
  const t = getTextsIn(locale);
  const links = [{ label: t('messageCopy.toPage', { website: `/${slug}` }), address: `/${slug}` }];
  const [title, lead] = [t('messageCopy.goneTitle'), t('messageCopy.gone')];
  return { status: 404, html: renderSmallPage({ locale, mark: 'stopped', title, lead, links }) };
}
