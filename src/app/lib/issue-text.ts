import type { MessageKey } from '@/core/messages';
import type { Text } from './texts';

interface SchemaIssue {
  path: PropertyKey[];
  message: string;
  params?: unknown;
}

/** Returns the text of a schema's issue: its key is looked up with the issue's values. */
export function getIssueText(issue: SchemaIssue, t: Text): string {
  const messageKey = issue.message as Extract<MessageKey, `validation.${string}`>;
  return t.has(messageKey) ? t(messageKey, issue.params as Record<string, string>) : t('validation.invalid');
}
