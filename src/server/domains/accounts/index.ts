export type { UserRecord } from '../../db/tables/users';
export { checkPassword } from './password';
export { assertFeature, createPlanLimitError } from './plan-limit';
export {
  claimTrialMail,
  countUsers,
  deleteUser,
  type EndingTrial,
  findFirstRegistration,
  findTrialReader,
  findUserByCustomer,
  getUser,
  listDueCustomers,
  listEndingTrials,
  lockUser,
  stopTrialMails,
  storeCustomer,
  toMailAccount,
  updatePlan,
} from './queries';
export { accountRoutes, authRoutes, PASSWORD_GUESSES } from './routes';
export { leaveBrowser, requestSessionId } from './session-cookie';
export { findSessionUser, presentUser, refreshSessionUser } from './session-user';
export { endSessionsOf, isSessionOpen, listSessions } from './sessions';
