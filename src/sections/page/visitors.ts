import { getEntitlements, type Tier, type VisitorFeature, visitorFeatures } from '@/core/plans';
import { findDefinition, getDefinition } from './definitions';
import type { Section } from './page';

/** Returns true if visitors get a section: the public page leaves out what is empty, and unknown types. */
export function isForVisitors(section: Section): boolean {
  return section.type !== 'unknown' && !getDefinition(section.type).isEmpty(section.content);
}

/** Returns true if a plan lets visitors use sections of a type: what they do there belongs to the plan, whatever is stored. */
export function isOpenToVisitors(type: string, tier: Tier): boolean {
  return findClosedFeatures([type], tier).length === 0;
}

/** Returns what sections of these types offer to visitors and a plan does not have. */
export function findClosedFeatures(types: readonly string[], tier: Tier): VisitorFeature[] {
  const asked = types.map((type) => findDefinition(type)?.feature);
  return visitorFeatures.filter((feature) => asked.includes(feature) && !getEntitlements(tier).can(feature));
}
