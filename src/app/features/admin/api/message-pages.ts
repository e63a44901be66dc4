import type { InfiniteData } from '@tanstack/react-query';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Page } from './fetch-page';

export type MessagePages = InfiniteData<Page<ContactSubmission>>;

type Change = (messages: ContactSubmission[]) => ContactSubmission[];

function mapPages(pages: MessagePages | undefined, change: Change): MessagePages | undefined {
  return pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

export function withMessageRead(pages: MessagePages | undefined, id: number, isRead: boolean) {
  return mapPages(pages, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, isRead } : message)),
  );
}

export function withoutMessage(pages: MessagePages | undefined, id: number) {
  return mapPages(pages, (messages) => messages.filter((message) => message.id !== id));
}
