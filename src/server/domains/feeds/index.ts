export { feedRoutes, startFeedReading } from './routes';
