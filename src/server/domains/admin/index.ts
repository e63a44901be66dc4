export { startSearchFill } from './fill-search';
export { websiteCountRoutes, websiteEventRoutes } from './routes';
