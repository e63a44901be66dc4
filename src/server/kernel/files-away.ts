/** Files cannot be reached for the moment. The call is not at fault, and a later one may succeed. */
export class FilesAway extends Error {
  override name = 'FilesAway';
}
