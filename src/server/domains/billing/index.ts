export { endSubscriptions, startSubscriptionChecks } from './apply-subscription';
export { billingRoutes } from './routes';
export { serveConfirmation } from './sandbox';
export { serveTrialMails } from './serve-trial-mails';
export { startTrialMails } from './trial-mails';
