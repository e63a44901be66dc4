export { pushRoutes } from './routes';
export { createPushSender } from './send-pushes';
