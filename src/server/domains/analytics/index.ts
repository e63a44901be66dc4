export { createHashOfDay, listAnalytics } from './queries';
export { analyticsRoutes } from './routes';
export { createVisitParts } from './visits';
