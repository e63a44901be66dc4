export { CachedStats, countPlatform, createLandingPage, platformStatsRoutes } from './platform-stats';
