import { type ComponentProps, createContext, useContext } from 'react';

/**
 * Set around a preview, whose links lead nowhere. Browsers watch each link that leads somewhere, which would cost a frame
 * after every key.
 */
export const LinksAreDead = createContext(false);

/** Draws a link of the page. */
export function SiteLink(props: ComponentProps<'a'>) {
  const isDead = useContext(LinksAreDead);
  if (!isDead) return <a {...props} />;
  // An attribute that describes a link is wrong on one that leads nowhere.
  const { href: _href, rel: _rel, 'aria-label': _label, 'aria-haspopup': _popup, ...rest } = props;
  return <a {...rest} />;
}
