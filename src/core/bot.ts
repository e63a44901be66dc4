import { isbot } from 'isbot';

/** Whether a user agent says that it is a program and not a visitor; one that says nothing is taken for a program. */
export function isBot(userAgent = ''): boolean {
  return userAgent === '' || isbot(userAgent);
}
