export { websiteCountRoutes, websiteEventRoutes } from './routes';
