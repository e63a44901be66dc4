import { parseSign, type SignName, signNames, signUrl } from '@/core/signs';

/** A sign takes the colour of its place: an image in an element of its own could not. */
const SIGN = `.s-sign{display:block;flex:none;width:3.25rem;height:3.25rem;background:var(--accent);-webkit-mask:var(--sign) center/contain no-repeat;mask:var(--sign) center/contain no-repeat;print-color-adjust:exact}.l-brand .s-sign{width:2.75rem;height:2.75rem}.s-header>.s-sign{grid-row:1;justify-self:start;align-self:center}@media (forced-colors:active){.s-sign{forced-color-adjust:none;background:CanvasText}}`;

/** The rules of the sign of a page; none where it has a logo or nothing. */
export function signStyles(logoUrl: string | null | undefined): string {
  const name = parseSign(logoUrl ?? '');
  return name ? SIGN + ruleOf(name) : '';
}

/** The rules of every sign, for a page that is being edited. */
export function allSignStyles(): string {
  return SIGN + signNames.map(ruleOf).join('');
}

const ruleOf = (name: SignName) => `.s-sign.is-${name}{--sign:url(${signUrl(name)})}`;
