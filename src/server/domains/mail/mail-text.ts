import { filled, type MailBody } from './mail-body';

/** A mail as plain text. */
export function mailText({ sender, heading, lead, facts, quote, more, action, note }: MailBody): string {
  const blocks = [
    heading,
    lead,
    factLines(facts),
    quote?.replace(/^/gm, '> '),
    more && `${more.heading}\n${more.lead}`,
    more && factLines(more.facts),
    action && `${action.label}: ${action.url}`,
    `-- \n${sender}\n${note}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function factLines(facts: MailBody['facts']): string {
  return filled(facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}
