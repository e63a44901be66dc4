export { exportRoutes, limitExports } from './routes';
export { csvFile } from './stream-csv';
