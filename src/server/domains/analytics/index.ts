export { hashOfDay, listAnalytics } from './queries';
export { analyticsRoutes } from './routes';
export { startVisitorCleanup } from './visits';
