export { hoursOfPage } from './read-hours';
export { hoursRoutes } from './routes';
export { cleanHours } from './save-hours';
