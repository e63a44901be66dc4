import type { ErrorBody } from '@/contracts/error-body';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactMessage = Record<ContactField, string>;

export type SendResult =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: ContactErrors }
  /** With the server's own words where it has some for the visitor. */
  | { kind: 'failed'; message?: string };

/** Sends a visitor's message. Never throws: whatever goes wrong is a result. */
export async function sendMessage(slug: string, { phone, ...message }: ContactMessage): Promise<SendResult> {
  try {
    const response = await fetch(`/api/public/${slug}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(phone.trim() === '' ? message : { ...message, phone }),
    });
    if (response.ok) return { kind: 'sent' };
    const body = (await response.json()) as Partial<ErrorBody>;
    if (response.status === 429) return { kind: 'failed', message: body.message };
    const errors = response.status === 400 ? fieldErrors(body) : {};
    return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function fieldErrors({ fields = [] }: Partial<ErrorBody>): ContactErrors {
  const errors: ContactErrors = {};
  for (const { path, message } of fields) {
    const field = CONTACT_FIELDS.find((name) => name === path);
    if (field) errors[field] ??= message;
  }
  return errors;
}
