export { listNotes } from './newest';
export { startRetention } from './retention';
export { customerRoutes } from './routes';
