export { startOverviews } from './daily-overview';
export { startSearchFill } from './fill-search';
export { newsSettingsRoutes, todayRoutes, websiteCountRoutes, websiteEventRoutes } from './routes';
