const FILE_NAME = /^[\w.-]+$/;

/** Galleries once kept their pictures as `photos`: addresses, or records with the name of a file of ours. */
export function upgradeGallery(content: Record<string, unknown>): Record<string, unknown> {
  const { photos, ...rest } = content;
  if (!Array.isArray(photos)) return content;
  // What was saved since then is the newer one.
  return Array.isArray(rest.images) && rest.images.length > 0
    ? rest
    : { ...rest, images: photos.map(imageOf) };
}

function imageOf(photo: unknown): unknown {
  if (typeof photo === 'string') return { url: addressOf(photo), caption: '' };
  if (photo === null || typeof photo !== 'object') return photo;
  const { url, caption } = photo as { url?: unknown; caption?: unknown };
  return { url: typeof url === 'string' ? addressOf(url) : url, caption: caption ?? '' };
}

function addressOf(url: string): string {
  return FILE_NAME.test(url) ? `/uploads/${url}` : url;
}
