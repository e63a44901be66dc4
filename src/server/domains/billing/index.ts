export { startSubscriptionChecks } from './apply-subscription';
export { billingRoutes } from './routes';
export { serveConfirmation } from './sandbox';
export { endSubscriptions } from './subscriptions';
