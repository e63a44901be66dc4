export {
  countAllImported,
  countImportedPeople,
  listAllImported,
  listImportedNames,
  listKnownPeople,
  removeImportedPeople,
  storeImportedPeople,
} from './imported';
export { listNotes } from './queries';
export { startRetention } from './retention';
export { customerRoutes } from './routes';
