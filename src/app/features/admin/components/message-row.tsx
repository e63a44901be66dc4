import { Check, ListX, Reply, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { Badge } from '@/ui/badge';
import { Button, buttonClass } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useIsReadOnly } from '../read-only/read-only-context';
import { useText } from '../use-text';
import { mailLink } from './contact-links';
import { ContactMeta } from './contact-meta';

interface MessageRowProps {
  message: ContactSubmission;
  /** Of an answer; without it, nobody is written to from here. */
  replySubject?: string;
  onMarkRead: (id: number) => void;
  onDelete: (message: ContactSubmission) => void;
  /** Deletes several that are like it; not where they are a sample, or there is only one. */
  onMany?: (message: ContactSubmission) => void;
}

export function MessageRow({ message, replySubject, onMarkRead, onDelete, onMany }: MessageRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const row = useRef<HTMLLIElement>(null);
  const markRead = () => {
    onMarkRead(message.id);
    // The button disappears with the mark.
    row.current?.focus();
  };
  return (
    <li ref={row} className="row row--top" tabIndex={-1}>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="strong wrap-anywhere">{message.name}</b>
          {!message.isRead && <Badge tone="butter">{t('admin.messages.new')}</Badge>}
          <time className="sm mute" dateTime={message.createdAt}>
            {formatDateTime(message.createdAt)}
          </time>
        </p>
        <p className="visitor-text">{message.message}</p>
        <ContactMeta email={message.email} phone={message.phone} />
      </div>
      <div className="row__actions">
        {replySubject !== undefined && (
          <a
            className={buttonClass()}
            href={mailLink(message.email, replySubject)}
            aria-label={t('admin.messages.replyTo', { name: message.name })}
            // Who answers a message has read it.
            onClick={() => !message.isRead && !isReadOnly && onMarkRead(message.id)}
          >
            <Reply />
            {t('admin.messages.reply')}
          </a>
        )}
        {!message.isRead && !isReadOnly && (
          <Button
            variant="soft"
            aria-label={t('admin.messages.markReadOf', { name: message.name })}
            onClick={markRead}
          >
            <Check />
            {t('admin.messages.markRead')}
          </Button>
        )}
        <div className="row__icons">
          {onMany && !isReadOnly && (
            <IconButton
              label={t('admin.many.messages.of', { name: message.name })}
              onClick={() => onMany(message)}
            >
              <ListX />
            </IconButton>
          )}
          <IconButton
            isBad
            label={t('admin.messages.deleteOf', { name: message.name })}
            onClick={() => onDelete(message)}
          >
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
