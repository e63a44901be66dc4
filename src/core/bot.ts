import { isbot } from 'isbot';

/** Returns true if a user agent says that it is a program; one that says nothing is taken for a program too. */
export function isBot(userAgent = ''): boolean {
  return userAgent === '' || isbot(userAgent);
}
