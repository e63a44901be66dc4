export {
  countAllImported,
  countImportedPeople,
  findKnownPeople,
  listAllImported,
  listImportedNames,
  removeImportedPeople,
  storeImportedPeople,
} from './imported';
export { listNotes } from './queries';
export { startRetention } from './retention';
export { customerRoutes } from './routes';
