import type { MessageKey, Messages } from '@/core/messages';

/** The policy was changed last on this day; noon is the same day wherever this is built. */
export const LAST_CHANGED = '2026-11-27T12:00:00Z';

type Policy = Messages['privacy'];
type SectionName = { [Name in keyof Policy]: Policy[Name] extends string ? never : Name }[keyof Policy];
type Paragraph<Name extends SectionName> = Exclude<keyof Policy[Name], 'title'> & string;

type PolicyKey = Extract<MessageKey, `privacy.${string}`>;

/** A part of the policy has paragraphs and lists of them. Its name is its anchor. */
export interface PrivacySection {
  name: SectionName;
  title: PolicyKey;
  blocks: (PolicyKey | PolicyKey[])[];
}

/**
 * They stand in the order of the policy. If the product begins to store something else, this list, its texts and its
 * date must change.
 */
export const privacySections: readonly PrivacySection[] = [
  createSection('who', 'people', 'platform', 'owner'),
  createSection(
    'owners',
    ['account', 'password', 'plan', 'payment', 'session', 'devices', 'reset', 'websites'],
    'why',
  ),
  createSection(
    'visitors',
    ['message', 'booking', 'proof', 'waiting', 'order', 'vote', 'notes', 'brought'],
    'twice',
    'reader',
    'kept',
  ),
  createSection('statistics', 'counted', 'hash', 'left'),
  createSection(
    'cookies',
    'intro',
    [
      'sid',
      'seen',
      'lang',
      'consent',
      'unsaved',
      'firstRun',
      'editMode',
      'device',
      'scroll',
      'notice',
      'stripe',
      'analytics',
      'marketing',
      'purchase',
    ],
    'change',
  ),
  createSection('google', 'when', 'what', 'where'),
  createSection('mail', 'what', 'kept'),
  createSection('pictures', 'exif', 'elsewhere'),
  createSection('logs', 'failures', 'security', 'limits'),
  createSection('kept', ['account', 'session', 'mail', 'statistics', 'backups', 'address', 'bills']),
  createSection('others', 'noSale', ['stripe', 'hosting', 'google']),
  createSection('rights', ['access', 'correct', 'erase', 'object', 'visitor', 'complain']),
  createSection('security', 'text'),
  createSection('children', 'text'),
  createSection('changes', 'text'),
  createSection('contact', 'text', 'none'),
];

function createSection<Name extends SectionName>(
  name: Name,
  ...blocks: (Paragraph<Name> | Paragraph<Name>[])[]
): PrivacySection {
  const toTextKey = (paragraph: string) => `privacy.${name}.${paragraph}` as PolicyKey;
  return {
    name,
    title: toTextKey('title'),
    blocks: blocks.map((block) => (Array.isArray(block) ? block.map(toTextKey) : toTextKey(block))),
  };
}
