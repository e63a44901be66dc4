import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@/core/screen-paths';
import type { Deps } from '../../http/deps';
import {
  type AnsweredPage,
  acceptEmptyForms,
  renderSmallPage,
  sendSmallPage,
  smallPageRoute,
} from '../../http/small-page';
import { readLink } from '../../kernel/signed-links';
import { getLocale, getTextsIn } from '../../kernel/text';
import { inOneStatement } from '../../kernel/unit-of-work';
import { findTrialReader, stopTrialMails } from '../accounts';

interface StopParams {
  Params: { token: string };
}

export const STOP_PURPOSE = 'trial-mails';
const PATH = '/profile/trial-mails/:token';

/** Returns the address of the page that stops the mails about the end of a trial. */
export function getStopPath(token: string): string {
  return PATH.replace(':token', token);
}

/**
 * Serves the page behind the link in those mails. Opening it changes nothing, because programs that look for viruses
 * follow links too.
 */
export async function serveTrialMails(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<StopParams>(PATH, smallPageRoute.visit, async (request, reply) =>
      sendSmallPage(deps, request, reply, await answer(deps, request)),
    );
    scope.post<StopParams>(PATH, smallPageRoute.visit, async (request, reply) => {
      const id = readLink(deps.keyedHash, STOP_PURPOSE, request.params.token);
      if (id !== null) await inOneStatement(deps.db, (tx) => stopTrialMails(tx, id));
      return sendSmallPage(deps, request, reply, await answer(deps, request));
    });
  });
}

async function answer(deps: Deps, request: FastifyRequest<StopParams>): Promise<AnsweredPage> {
  const id = readLink(deps.keyedHash, STOP_PURPOSE, request.params.token);
  const reader = id === null ? null : await findTrialReader(deps.db, id);
  const locale = reader?.language ?? getLocale(request);
  const t = getTextsIn(locale);
  if (!reader) {
    const html = renderSmallPage({
      locale,
      mark: 'stopped',
      title: t('trialMails.deadTitle'),
      lead: t('trialMails.dead'),
    });
    return { status: 404, html };
  }
  const links = [{ label: t('trialMails.plans'), address: paths.subscription }];
  const html = reader.wantsTrialMails
    ? renderSmallPage({
        locale,
        title: t('trialMails.title'),
        lead: t('trialMails.lead'),
        buttons: [{ label: t('trialMails.action'), isMain: true }],
      })
    : renderSmallPage({
        locale,
        mark: 'done',
        title: t('trialMails.stoppedTitle'),
        lead: t('trialMails.stopped'),
        links,
      });
  return { status: 200, html };
}
