export { publicSiteRoutes } from './routes';
export { serveDemoSites } from './serve-demo-sites';
export { servePublicPage } from './serve-public-page';
