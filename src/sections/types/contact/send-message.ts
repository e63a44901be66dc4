import { type KeptRequestId, refusedFields, sendOnce, spokenMessage } from '../../visitor-kit/visitor-call';

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

/** Busy, or sent before the form was changed: the visitor should know which. */
const SPEAKING_STATUSES = [409, 429];

/** Sends a visitor's message. Never throws: whatever goes wrong is a result. */
export async function sendMessage(
  slug: string,
  { phone, ...message }: ContactMessage,
  requestId: KeptRequestId,
): Promise<SendResult> {
  const body = phone.trim() === '' ? message : { ...message, phone };
  const result = await sendOnce(slug, 'contact', body, requestId);
  if (result.kind === 'done') return { kind: 'sent' };
  if (result.kind === 'unreachable') return { kind: 'failed' };
  const { status, body: refused } = result;
  const errors = status === 400 ? refusedFields(refused, FIELD_OF) : {};
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', message: spokenMessage(status, refused, SPEAKING_STATUSES) };
}
