export { startRetention } from './retention';
export { customerRoutes } from './routes';
