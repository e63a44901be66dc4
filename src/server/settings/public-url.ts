/** Parses an address into an origin such as `https://example.com`; null for anything else, or with anything after it. */
export function readPublicUrl(value: string): string | null {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { origin, href } = new URL(value);
  // A user, a path, a query or a hash would be dropped in silence, and half of the product's addresses with it.
  return href === `${origin}/` ? origin : null;
}

/** Returns true if people reach the product over https. */
export function isHttps({ publicUrl }: { publicUrl: string }): boolean {
  return new URL(publicUrl).protocol === 'https:';
}
