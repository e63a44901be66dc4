export { endSubscriptions, startSubscriptionChecks } from './apply-subscription';
export { billingRoutes } from './routes';
export { serveConfirmation } from './sandbox';
