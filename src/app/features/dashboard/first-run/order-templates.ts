import type { OfferedTemplate } from '@/templates/fit-template';
import { isOfTrade } from '@/templates/trades/templates';
import type { Kind } from './answers';

/** Parts the templates into those that are made for a kind of business, and the others; all are for one that is not known. */
export function orderTemplates(
  offered: readonly OfferedTemplate[],
  kind: Kind | null,
): { first: OfferedTemplate[]; others: OfferedTemplate[] } {
  if (kind === null || kind === 'other') return { first: [...offered], others: [] };
  const suits = ({ name, template }: OfferedTemplate) =>
    kind === 'selling' ? template.sections.some(({ type }) => type === 'products') : isOfTrade(name, kind);
  const first = offered.filter(suits);
  // A plan without orders leaves no template that sells.
  if (first.length === 0) return { first: [...offered], others: [] };
  return { first, others: offered.filter((one) => !suits(one)) };
}
