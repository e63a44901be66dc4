export {
  composeAccountMail,
  composeNewsHead,
  composeOwnerMail,
  composeVisitorHead,
  composeVisitorMail,
  type Letter,
  listBusinessFacts,
  postponeMail,
  readAsVisitor,
} from './compose-mail';
export type { Mail, MailAccount } from './mail';
export type { MailBody } from './mail-body';
export { RESET_LIFETIME_MS } from './mail-bounds';
export {
  findProvenName,
  getAdminUrl,
  getPageUrl,
  type MailWebsite,
} from './mail-website';
export { MailWorker } from './mail-worker';
export { forgetMailOf, forgetMailWith, hasRevocableMail, measureQueue } from './queries';
export { queueAllNews, queueMail, queueNews, UNDO_MS, withdrawMail } from './queue-mail';
