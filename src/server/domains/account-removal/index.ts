export { accountRemovalRoutes } from './routes';
