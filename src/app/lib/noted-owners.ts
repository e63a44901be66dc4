/**
 * Lists the owners whom this browser has noted under a name, because several may use it; none where nothing is stored or
 * can be read.
 */
export function listNotedOwners(key: string): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
