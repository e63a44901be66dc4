export { listNotes } from './queries';
export { startRetention } from './retention';
export { customerRoutes } from './routes';
