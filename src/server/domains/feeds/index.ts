export { listFeedAddresses } from './feeds';
export { feedRoutes, startFeedReading } from './routes';
