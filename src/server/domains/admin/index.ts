export { websiteCountRoutes } from './count-routes';
export { websiteEventRoutes } from './event-routes';
