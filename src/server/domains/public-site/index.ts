export { publicSiteRoutes, serveDemoSites, servePublicPage } from './serve-public-page';
