export { startForgettingImports } from './forget-imports';
export { listImports } from './look-at-file';
export { importRoutes } from './routes';
