export { countSubmissions, fillMessageSearch, listSubmissions, type SubmissionRecord } from './queries';
export { contactSubmissionRoutes } from './routes';
