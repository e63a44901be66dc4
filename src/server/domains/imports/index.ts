export { startForgettingImports } from './forget-imports';
export { listImportsToExport } from './preview-file';
export { importRoutes } from './routes';
