import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '@/core/brand';
import { DAY_MS, MINUTE_MS } from '@/core/dates';
import { formatLongDay, formatMoney } from '@/core/locale/format';
import { FREE_TIER, getPriceCents, getTierNameValues } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { HOME_TIME_ZONE, toLocalDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { runEvery, runForEach } from '../../kernel/run-every';
import { signLink } from '../../kernel/signed-links';
import { getTextsIn } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import {
  claimTrialMail,
  type EndingTrial,
  listEndingTrials,
  toMailAccount,
  type UserRecord,
} from '../accounts';
import { composeAccountMail, type Mail, queueMail } from '../mail';
import { getStopPath, STOP_PURPOSE } from './serve-trial-mails';

type TrialMailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'publishEffects' | 'keyedHash'>;

const POLL_INTERVAL_MS = 10 * MINUTE_MS;
/** No mail is sent about a trial that ended longer ago than `lateMs`, while the server rested. */
const TIMES = { firstMs: 3 * DAY_MS, secondMs: DAY_MS, lateMs: 2 * DAY_MS };

/**
 * Mails owners three days and one day before their trial ends and when it has ended, once each, whichever process
 * looks.
 */
export async function sendTrialMails(deps: TrialMailDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  await runForEach(await listEndingTrials(deps.db, now, TIMES), signal, (trial) =>
    inTransaction(deps, async (work) => {
      const user = await claimTrialMail(work.db, trial);
      if (user) await queueMail(work, deps, composeTrialMail(deps, user, trial));
    }),
  );
}

/** Says what is true now, what each plan keeps, and that nothing is lost or charged without a choice. */
function composeTrialMail(
  { clock, config, payments, keyedHash }: Omit<TrialMailDeps, 'db' | 'publishEffects'>,
  user: UserRecord,
  { mailsDue }: EndingTrial,
): Mail {
  const { language, trialEndDate } = user;
  const now = clock.now();
  const t = getTextsIn(language);
  const kind = mailsDue === 3 ? 'ended' : 'ending';
  const day = toLocalDate(trialEndDate ?? now, HOME_TIME_ZONE);
  const values = { product: PRODUCT_NAME, day: formatLongDay(language, day) };
  const offers = payments.plans.map((tier): [string, string] => [
    t('plans.tierName', getTierNameValues(tier)),
    t('mail.trial.offer', { price: formatMoney(language, getPriceCents(tier)) }),
  ]);
  return composeAccountMail(toMailAccount(user, now), t(`mail.trial.${kind}Subject`, values), {
    heading: t(`mail.trial.${kind}Heading`, values),
    lead: t(`mail.trial.${kind}Lead`, values),
    facts: [
      ...offers,
      [
        t('plans.tierName', getTierNameValues(FREE_TIER)),
        t('mail.trial.free', { price: formatMoney(language, 0) }),
      ],
    ],
    more: { heading: t('mail.trial.without'), lead: t('mail.trial.withoutLead'), facts: [] },
    action: { label: t('mail.trial.action'), url: config.publicUrl + paths.subscription },
    aside: {
      label: t('mail.trial.stop'),
      url: config.publicUrl + getStopPath(signLink(keyedHash, STOP_PURPOSE, user.id)),
    },
  });
}

/** Runs at startup and then every ten minutes until the server closes. */
export function startTrialMails(app: FastifyInstance, deps: TrialMailDeps): void {
  runEvery(app, {
    name: 'trial-mails',
    everyMs: POLL_INTERVAL_MS,
    run: (signal) => sendTrialMails(deps, signal),
    complaint: 'The mails about the end of trials wait for the next look',
  });
}
