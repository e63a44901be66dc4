export { findHoursOfPage } from './read-hours';
export { hoursRoutes } from './routes';
export { cleanHours } from './save-hours';
