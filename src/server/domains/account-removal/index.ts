export { accountRemovalRoutes } from './remove-account';
