export { keepForgettingVisitors } from './forget-visitors';
export { listAnalytics } from './queries';
export { analyticsRoutes } from './routes';
export { hashOfDay } from './visitor-salt';
