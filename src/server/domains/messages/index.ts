export { countMessagesOf, eraseMessagesOf, eraseOldMessages, listMessagesOf } from './customer-messages';
export {
  countSubmissions,
  countWaitingMessages,
  fillMessageSearch,
  listSubmissions,
  presentSubmission,
  type SubmissionRecord,
} from './queries';
export { contactSubmissionRoutes } from './routes';
export { eraseOldSpam } from './spam';
