export { countPlatform, createLandingPage, KeptStats, platformStatsRoutes } from './platform-stats';
