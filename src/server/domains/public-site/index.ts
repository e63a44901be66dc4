export { listLegalNames, serveLegalPages } from './serve-legal-pages';
export { publicSiteRoutes, serveDemoSites, servePublicPage } from './serve-public-page';
