import { Check, ListX, Mail, MailCheck, MailWarning, Reply, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { useWaitingTap } from '../api/taps-context';
import type { Deletion } from '../api/website-lists';
import { ContactMeta, getMailLink, NotTold } from '../rows/contact';
import { CustomerName } from '../rows/customer-name';
import { type ListParts, RowList, useFocusAfterDelete, useIsReadOnly } from '../rows/row-list';
import { WaitingTap } from '../rows/waiting-tap';
import { useText } from '../use-text';

interface MessageRowsProps extends ListParts<ContactSubmission> {
  messages: readonly ContactSubmission[];
  /** An answer gets this subject; without it, nobody is written to from here. */
  replySubject?: string;
  /** Opens an answer here; without it, the owner's mail program writes it. */
  onReply?: ((message: ContactSubmission) => void) | undefined;
  onMarkRead: (message: ContactSubmission) => void;
  deletion: Deletion<ContactSubmission>;
  /** Deletes several similar messages; it is left out where messages are a sample. */
  onMany?: (message: ContactSubmission) => void;
  /** Marks a message as spam or takes that back; it is left out where messages are a sample. */
  spam?: SpamHandlers | undefined;
}

/** Lists what visitors wrote; a message is deleted after a question. */
export function MessageRows({
  messages,
  replySubject,
  onReply,
  onMarkRead,
  deletion,
  onMany,
  spam,
  empty,
  pick,
  ...parts
}: MessageRowsProps) {
  const t = useText();
  const panel = useFocusAfterDelete(deletion.deletedId);
  const [asked, setAsked] = useState<ContactSubmission | null>(null);
  const close = () => setAsked(null);
  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <RowList
        items={messages}
        renderRow={(message) => (
          <MessageRow
            key={message.id}
            message={message}
            pick={pick?.(message)}
            replySubject={replySubject}
            onReply={onReply}
            onMarkRead={onMarkRead}
            onDelete={setAsked}
            onMany={messages.length > 1 ? onMany : undefined}
            spam={spam}
          />
        )}
        empty={
          empty ?? (
            <EmptyState
              icon={<Mail className="icon--lg" />}
              title={t('admin.messages.empty')}
              text={t('admin.messages.emptyText')}
            />
          )
        }
        {...parts}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={close}
        onConfirm={() => asked && deletion.onDelete(asked, close)}
        title={t('admin.messages.delete')}
        text={t('admin.messages.deleteText', { name: asked?.name ?? '' })}
        confirmLabel={t('admin.messages.deleteConfirm')}
        cancelLabel={t('admin.messages.cancel')}
        closeLabel={t('admin.messages.close')}
        isPending={deletion.isDeleting}
        pendingText={t('admin.messages.deleting')}
      />
    </div>
  );
}

interface MessageRowProps {
  message: ContactSubmission;
  /** Holds the box that ticks the row. */
  pick: ReactNode;
  /** An answer gets this subject; without it, nobody is written to from here. */
  replySubject?: string;
  onReply: ((message: ContactSubmission) => void) | undefined;
  onMarkRead: (message: ContactSubmission) => void;
  onDelete: (message: ContactSubmission) => void;
  /** Deletes several similar messages; it is left out where they are a sample, or there is only one. */
  onMany?: (message: ContactSubmission) => void;
  spam: SpamHandlers | undefined;
}

interface SpamHandlers {
  /** Names the action on a message of somebody. */
  label: (name: string) => string;
  releaseLabel: (name: string) => string;
  releaseText: string;
  onSpam: (message: ContactSubmission) => void;
  onRelease: (message: ContactSubmission) => void;
}

function MessageRow({
  message,
  pick,
  replySubject,
  onReply,
  onMarkRead,
  onDelete,
  onMany,
  spam,
}: MessageRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const waiting = useWaitingTap('contact-submissions', message.id);
  const row = useRef<HTMLLIElement>(null);
  const markRead = () => {
    onMarkRead(message);
    // The button disappears when the message is marked, so the row takes the focus.
    row.current?.focus();
  };
  return (
    <li
      ref={row}
      className={classNames('row row--top', Boolean(pick) && 'row--pick', waiting && 'is-waiting-net')}
      tabIndex={-1}
    >
      {pick}
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="strong wrap-anywhere">
            <CustomerName {...message} />
          </b>
          {!message.isRead && !message.isSpam && <Badge tone="butter">{t('admin.messages.new')}</Badge>}
          <time className="sm mute" dateTime={message.createdAt}>
            {formatDateTime(message.createdAt)}
          </time>
        </p>
        <p className="visitor-text">{message.message}</p>
        {message.replies.map(({ text, createdAt, hasFailed }) => (
          <blockquote key={createdAt} className="said">
            <p className="sm mute">{t('admin.messages.answer.yours', { date: formatDateTime(createdAt) })}</p>
            <p className="visitor-text">{text}</p>
            {hasFailed && <NotTold />}
          </blockquote>
        ))}
        <ContactMeta email={message.email} phone={message.phone} />
      </div>
      <div className="row__actions">
        {message.isSpam && spam && (
          <Button aria-label={spam.releaseLabel(message.name)} onClick={() => spam.onRelease(message)}>
            <MailCheck />
            {spam.releaseText}
          </Button>
        )}
        {onReply && !message.isSpam && (
          <Button
            aria-label={t('admin.messages.replyTo', { name: message.name })}
            onClick={() => onReply(message)}
          >
            <Reply />
            {t('admin.messages.reply')}
          </Button>
        )}
        {!onReply && !message.isSpam && replySubject !== undefined && (
          <a
            className={getButtonClass()}
            href={getMailLink(message.email, replySubject)}
            aria-label={t('admin.messages.replyTo', { name: message.name })}
            // Answering a message marks it as read.
            onClick={() => !message.isRead && !isReadOnly && onMarkRead(message)}
          >
            <Reply />
            {t('admin.messages.reply')}
          </a>
        )}
        {waiting && <WaitingTap {...waiting} />}
        {!message.isRead && !message.isSpam && !waiting && !isReadOnly && (
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
          {onMany && !message.isSpam && !isReadOnly && (
            <IconButton
              label={t('admin.many.messages.of', { name: message.name })}
              onClick={() => onMany(message)}
            >
              <ListX />
            </IconButton>
          )}
          {spam && !message.isSpam && (
            <IconButton label={spam.label(message.name)} onClick={() => spam.onSpam(message)}>
              <MailWarning />
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
