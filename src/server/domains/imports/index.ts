export { startForgettingImports } from './forget-imports';
export { listImportsToExport } from './preview-file';
export { closeImports, forgetRefusedNames } from './queries';
export { importRoutes } from './routes';
