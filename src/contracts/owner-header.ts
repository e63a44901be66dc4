/** Says for which owner the app makes a call: the browser may have the session of another one by now. */
export const OWNER_HEADER = 'x-owner-id';
