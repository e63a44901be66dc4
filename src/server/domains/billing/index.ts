export { endSubscriptions } from './end-subscriptions';
export { keepFollowing } from './follow-subscriptions';
export { billingRoutes } from './routes';
export { serveConfirmation } from './serve-confirmation';
