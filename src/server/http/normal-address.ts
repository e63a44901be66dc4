/** Letters, digits and hyphens only, so that what it leads to can be no other host. */
const PAGE_ADDRESS = /^(?<path>(?:\/[a-z\d-]+)+)\/*(?<query>\?.*)?$/is;

/** The one form of a page's address, small letters without a slash at the end; null when it has that form already, or is not a page's. */
export function normalAddress(url: string): string | null {
  const { path = '', query = '' } = PAGE_ADDRESS.exec(url)?.groups ?? {};
  const normal = path.toLowerCase() + query;
  const isPage = path !== '' && !/^\/api(\/|$)/i.test(path);
  return isPage && normal !== url ? normal : null;
}
