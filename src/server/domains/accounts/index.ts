export type { UserRecord } from './../../db/tables/users';
export { checkPassword } from './password';
export { assertFeature, planLimitError } from './plan-limit';
export {
  countUsers,
  deleteUser,
  findFirstRegistration,
  findUserByCustomer,
  getUser,
  listDueCustomers,
  lockUser,
  mailAccount,
  storeCustomer,
  updatePlan,
} from './queries';
export { accountRoutes, authRoutes, PASSWORD_GUESSES } from './routes';
export { leaveBrowser, requestSessionId } from './session-cookie';
export { findSessionUser, presentUser, refreshSessionUser } from './session-user';
export { endSessionsOf, isSessionOpen, listSessions } from './sessions';
