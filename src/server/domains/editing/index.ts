export { websiteRoutes } from './routes';
