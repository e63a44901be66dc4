export { CachedStats, countPlatform, createLandingPages, platformStatsRoutes } from './platform-stats';
