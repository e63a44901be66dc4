/** The text for a website that could not be created; the specification tells the two failures apart by the answer's words. */
export function createFailureKey(error: Error) {
  return isTakenFailure(error) ? 'createWebsite.exists' : 'createWebsite.failed';
}

export function isTakenFailure(error: Error): boolean {
  return error.message.includes('already exists') || error.message.includes('už existuje');
}
