/** By which campaign somebody came. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/;

/** What Google may know of an address: the place and the campaign, never a token or an id from the query; empty for none. */
export function reportedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name))).toString();
  return `${origin}${pathname}${campaign && `?${campaign}`}`;
}

/** What Google may know of where somebody came from: of our own pages only that it was one, because an address can be a secret. */
export function reportedReferrer(address: string, ownOrigin: string): string {
  const isOwn = URL.canParse(address) && new URL(address).origin === ownOrigin;
  return isOwn ? `${ownOrigin}/` : reportedAddress(address);
}
