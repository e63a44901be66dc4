import * as messages from '@messages/en';
import { expect, it } from 'vitest';
import { FIRST_RUN_KEY } from '@/app/features/dashboard/first-run/run-over';
import { EDIT_MODE_KEY } from '@/app/features/editor/components/use-edit-mode';
import { REPORTED_KEY } from '@/app/features/subscription/confirm-subscription';
import { toBrowserCopyKey } from '@/app/lib/browser-copies';
import { COOKIE_CONSENT_KEY } from '@/app/lib/cookie-consent';
import { WISHES_KEY } from '@/app/lib/device-notices';
import { SOUND_KEY } from '@/app/lib/news-sound';
import { NOTICE_KEY } from '@/app/lib/next-document';
import { BIN_DAYS } from '@/contracts/websites';
import { DAY_MS } from '@/core/dates';
import { IMPORT_BACK_DAYS, IMPORT_FILE_HOURS } from '@/core/imports';
import { KEEP_BACKUPS_DAYS } from '@/server/backup/nightly-backups';
import { PROOF_DAYS } from '@/server/domains/accounts/prove-email';
import { SEEN_COOKIE, SEEN_DAYS } from '@/server/domains/accounts/remember-browser';
import {
  HOST_PREFIX,
  SESSION_COOKIE,
  SESSION_DAYS,
  SESSION_MAX_DAYS,
} from '@/server/domains/accounts/session-cookie';
import { RESET_LIFETIME_MS } from '@/server/domains/mail/mail-bounds';
import { KEEP_FAILED_MS, KEEP_SENT_MS } from '@/server/domains/mail/mail-worker';
import { KEPT_REVISIONS } from '@/server/domains/websites/queries';

const { auth, privacy } = messages;
const HOUR_MS = 60 * 60_000;

/** The numbers and names of the policy's promises must be those of the code: a change of either fails here. */
it.each([
  [privacy.owners.session, `for ${SESSION_DAYS} days, and for ${SESSION_MAX_DAYS} days at the latest`],
  [privacy.cookies.sid, `sid</b>, a cookie that keeps you logged in, for ${SESSION_DAYS} days`],
  [privacy.cookies.sid, `<b>Necessary: ${SESSION_COOKIE}</b>`],
  [privacy.cookies.sid, `for ${SESSION_MAX_DAYS} days at the latest`],
  [privacy.cookies.sid, `begin with ${HOST_PREFIX}`],
  [privacy.cookies.seen, `<b>Necessary: ${SEEN_COOKIE}</b>, a cookie that remembers for ${SEEN_DAYS} days`],
  [privacy.cookies.notice, `<b>Necessary: ${NOTICE_KEY}</b>, in session storage`],
  [privacy.kept.session, `${SESSION_MAX_DAYS} days after you logged in at the latest`],
  [privacy.kept.session, `${SESSION_DAYS} days after`],
  [privacy.owners.reset, `for ${RESET_LIFETIME_MS / HOUR_MS} hour,`],
  [privacy.owners.reset, `your email for ${PROOF_DAYS} days.`],
  [auth.proof.deadLead, `works for ${PROOF_DAYS} days`],
  [privacy.owners.websites, `the last ${KEPT_REVISIONS} saves`],
  [privacy.mail.kept, `${KEEP_SENT_MS / DAY_MS} days after it was sent`],
  [privacy.mail.kept, `deleted after ${KEEP_FAILED_MS / DAY_MS} days`],
  [privacy.kept.mail, `${KEEP_SENT_MS / DAY_MS} days, undelivered ${KEEP_FAILED_MS / DAY_MS} days`],
  [privacy.kept.backups, `for up to ${KEEP_BACKUPS_DAYS} days`],
  [privacy.kept.address, `held for ${BIN_DAYS} days`],
  [privacy.kept.account, `stays in your bin for ${BIN_DAYS} days`],
  [privacy.visitors.brought, `for ${IMPORT_BACK_DAYS} days we know what came from it`],
  [privacy.visitors.brought, IMPORT_FILE_HOURS === 24 ? 'after a day at the latest' : 'another time'],
  [privacy.cookies.consent, `${COOKIE_CONSENT_KEY}</b>, in local storage`],
  [privacy.cookies.unsaved, `${toBrowserCopyKey(1, '', '').split('/')[0]}</b>, in local storage`],
  [privacy.cookies.firstRun, `${FIRST_RUN_KEY}</b>, in local storage`],
  [privacy.cookies.editMode, `${EDIT_MODE_KEY}</b>, in local storage`],
  [privacy.cookies.device, `${WISHES_KEY} and ${SOUND_KEY}</b>, in local storage`],
  [privacy.cookies.purchase, `${REPORTED_KEY}</b>, in local storage`],
])('"%s" says %s', (claim, fact) => {
  expect(claim).toContain(fact);
});

it('says for whom the service is not', () => {
  expect(privacy.children.text).toContain('The service is not for children under 13.');
});
