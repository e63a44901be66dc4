/** The address of the next page in a `Link` header (RFC 8288), or undefined on the last page. */
export function nextPageLink(header: string | null): string | undefined {
  for (const [, address, parameters] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters ?? '');
    const names = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/);
    if (address && names.includes('next')) return address;
  }
  return undefined;
}
