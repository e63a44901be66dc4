import type { ContactSubmission } from '@/contracts/contact-submissions';
import { type ListPages, mapItems } from './list-pages';

export type MessagePages = ListPages<ContactSubmission>;

export function withMessageRead(pages: MessagePages | undefined, id: number, isRead: boolean) {
  return mapItems(pages, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, isRead } : message)),
  );
}
