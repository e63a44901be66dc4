export { listAnalytics } from './queries';
export { analyticsRoutes } from './routes';
export { hashOfDay } from './visitor-salt';
export { startVisitorCleanup } from './visits';
