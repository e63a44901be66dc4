import { type ComponentProps, createContext, useContext } from 'react';

/** Set around a preview: its links lead nowhere. Browsers watch each link that leads somewhere, which cost a frame after every key. */
export const LinksAreDead = createContext(false);

/** A link of the page. */
export function SiteLink(props: ComponentProps<'a'>) {
  const isDead = useContext(LinksAreDead);
  return <a {...props} href={isDead ? undefined : props.href} />;
}
