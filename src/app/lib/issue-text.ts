import type { MessageKey } from '@/core/messages';
import type { Text } from './texts';

interface SchemaIssue {
  path: PropertyKey[];
  message: string;
  params?: unknown;
}

/** The text of a schema's issue: its key looked up with the values that came with it. */
export function getIssueText(issue: SchemaIssue, t: Text): string {
  const messageKey = issue.message as Extract<MessageKey, `validation.${string}`>;
  return t.has(messageKey) ? t(messageKey, issue.params as Record<string, string>) : t('validation.invalid');
}
