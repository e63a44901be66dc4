export { countMessagesOf, eraseMessagesOf, eraseOldMessages, listMessagesOf } from './customer-messages';
export {
  countSubmissions,
  countWaitingMessages,
  fillMessageSearch,
  listSubmissions,
  presentSubmission,
  type SubmissionRecord,
} from './queries';
export { noteReplyMail } from './reply';
export { contactSubmissionRoutes } from './routes';
export { serveMessageCopy } from './serve-message-copy';
export { eraseOldSpam } from './spam';
