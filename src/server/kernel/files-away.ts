/** Files cannot be reached for the moment: nothing is wrong with the call, and a later one may succeed. */
export class FilesAway extends Error {
  override name = 'FilesAway';
}
