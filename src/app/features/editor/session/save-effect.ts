/** What visitors notice of a save; undefined when they see nothing of it. */
export function saveEffect(
  wasPublished: boolean,
  isPublished: boolean,
): 'savedOpened' | 'savedPublished' | 'savedClosed' | undefined {
  if (isPublished) return wasPublished ? 'savedPublished' : 'savedOpened';
  return wasPublished ? 'savedClosed' : undefined;
}
