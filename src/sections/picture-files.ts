/** The kinds of files that the server makes pictures of, for file inputs. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
