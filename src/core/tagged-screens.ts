import { paths } from './screen-paths';

/**
 * Screens of the application where Google's tag may be loaded, with consent: they show nothing of any visitor. Each is a
 * document of its own, so that what was loaded there is gone on the next screen.
 */
const TAGGED_SCREENS: ReadonlySet<string> = new Set([paths.register, paths.paymentSuccess]);

export function isTaggedScreen(pathname: string): boolean {
  return TAGGED_SCREENS.has(pathname);
}
