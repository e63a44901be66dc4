export { serveRobots } from './serve-robots';
export { serveSitemap } from './serve-sitemap';
