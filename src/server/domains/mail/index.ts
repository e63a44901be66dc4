export {
  businessFacts,
  composeAccountMail,
  composeOwnerMail,
  composeVisitorMail,
  type Letter,
  newsHead,
  postponeMail,
  readAsVisitor,
  visitorHead,
} from './compose-mail';
export type { Mail, MailAccount } from './mail';
export type { MailBody } from './mail-body';
export { adminUrl, type MailWebsite, pageUrl, provenName } from './mail-website';
export { MailWorker } from './mail-worker';
export { forgetMailOf, forgetMailWith, hasRevocableMail, measureQueue } from './queries';
export { queueAllNews, queueMail, queueNews, UNDO_MS, withdrawMail } from './queue-mail';
