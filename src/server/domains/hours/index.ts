export { hoursOfPage } from './hours-of-page';
export { hoursRoutes } from './routes';
