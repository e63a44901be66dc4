import { splitAtLinks } from '@/core/linked-text';
import { SiteLink } from './site-link';

/** Draws a text as its owner typed it: web addresses, email addresses and phone numbers in it can be followed. */
export function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text).map((piece, index) =>
    piece.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity of their own
      <SiteLink key={index} href={piece.href} rel="noopener">
        {piece.text}
      </SiteLink>
    ) : (
      piece.text
    ),
  );
}
