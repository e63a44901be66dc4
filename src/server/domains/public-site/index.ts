export { listLegalNames, serveLegalPages } from './serve-legal-pages';
export { publicSiteRoutes, serveDemoSites, servePublicPage, serveUnsentForms } from './serve-public-page';
