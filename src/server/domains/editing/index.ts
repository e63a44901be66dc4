export { startEmptyingBins } from './bin';
export { websiteRoutes } from './routes';
