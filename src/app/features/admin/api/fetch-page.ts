import { ApiError, ownerHeaders } from '@/app/lib/api-client';

export interface Page<Item> {
  items: Item[];
  /** The address of the next page; undefined on the last one. */
  next: string | undefined;
}

/** One page of a list. Apart from `request`, because the way to the next page stands in a header. */
export async function fetchPage<Item>(address: string, signal: AbortSignal): Promise<Page<Item>> {
  const init = { credentials: 'same-origin', headers: ownerHeaders(), signal } as const;
  const response = await fetch(address, init).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(0, String(error));
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return { items: (await response.json()) as Item[], next: nextPageLink(response.headers.get('link')) };
}

/** The address of the next page in a `Link` header (RFC 8288), or undefined on the last page. */
export function nextPageLink(header: string | null): string | undefined {
  for (const [, address, parameters] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters ?? '');
    const names = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/);
    if (address && names.includes('next')) return address;
  }
  return undefined;
}
