export { type FeedTime, parseFeed } from './feed-file';
export { listFeedAddresses } from './feeds';
export { feedRoutes, startFeedReading } from './routes';
