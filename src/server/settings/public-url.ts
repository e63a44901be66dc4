/** Where people reach the product as an origin, `https://example.com`; null for what is not one, or more than one. */
export function readPublicUrl(value: string): string | null {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { origin, href } = new URL(value);
  // A user, a path, a query or a hash would be dropped in silence, and half of the product's addresses with it.
  return href === `${origin}/` && !/[?#]/.test(value) ? origin : null;
}

/** Whether people reach the product encrypted; all that hangs on it asks here. */
export function isHttps({ publicUrl }: { publicUrl: string }): boolean {
  return new URL(publicUrl).protocol === 'https:';
}
