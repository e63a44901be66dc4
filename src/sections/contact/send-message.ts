import { refusedFields, sendToServer } from '../visitor-call';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactMessage = Record<ContactField, string>;

export type SendResult =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: ContactErrors }
  /** With the server's own words where it has some for the visitor. */
  | { kind: 'failed'; message?: string };

const FIELD_OF = { name: 'name', email: 'email', phone: 'phone', message: 'message' } as const;

/** Sends a visitor's message. Never throws: whatever goes wrong is a result. */
export async function sendMessage(slug: string, { phone, ...message }: ContactMessage): Promise<SendResult> {
  const body = phone.trim() === '' ? message : { ...message, phone };
  const result = await sendToServer(slug, 'contact', body);
  if (result.kind === 'done') return { kind: 'sent' };
  if (result.kind === 'unreachable') return { kind: 'failed' };
  if (result.status === 429) return { kind: 'failed', message: result.body.message };
  const errors = result.status === 400 ? refusedFields(result.body, FIELD_OF) : {};
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
}
