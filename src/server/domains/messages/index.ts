export { countSubmissions, listSubmissions, type SubmissionRecord } from './queries';
export { contactSubmissionRoutes } from './routes';
