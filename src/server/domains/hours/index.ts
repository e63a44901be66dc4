export { hoursOfPage } from './read-hours';
export { hoursRoutes } from './routes';
