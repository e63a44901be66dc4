import * as api from '@/contracts/endpoints/messages';
import { type FormErrors, type FormFailure, getFormFailure } from '../../visitor-kit/use-visitor-form';
import { type KeptRequestId, sendOnce } from '../../visitor-kit/visitor-call';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactErrors = FormErrors<ContactField>;
export type ContactMessage = Record<ContactField, string>;

const FIELD_OF = { name: 'name', email: 'email', phone: 'phone', message: 'message' } as const;

/** Sends a visitor's message. Never throws: whatever goes wrong is a result. */
export async function sendMessage(
  slug: string,
  { phone, ...message }: ContactMessage,
  requestId: KeptRequestId,
): Promise<{ kind: 'sent' } | FormFailure<ContactField>> {
  const body = phone.trim() === '' ? message : { ...message, phone };
  const result = await sendOnce(api.sendMessage, { params: { slug }, body }, requestId);
  return result.kind === 'done' ? { kind: 'sent' } : getFormFailure(result, FIELD_OF);
}
