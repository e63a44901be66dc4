export { startSearchFill } from './fill-search';
export { todayRoutes, websiteCountRoutes, websiteEventRoutes } from './routes';
