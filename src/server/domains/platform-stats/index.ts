export { countPlatform } from './count-platform';
export { KeptStats } from './kept-stats';
export { createLandingPage } from './landing-page';
export { platformStatsRoutes } from './routes';
