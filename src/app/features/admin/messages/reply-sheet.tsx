import { CircleAlert, ExternalLink, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getFailureText } from '@/app/lib/failure-text';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Website } from '@/contracts/websites';
import { MESSAGE_MAX_LENGTH } from '@/core/visitor-limits';
import { Banner } from '@/ui/banner';
import { TextAreaField } from '@/ui/field';
import { Sheet, SheetFoot, SheetSubmit } from '@/ui/sheet';
import { getMailLink } from '../rows/contact';
import { useText } from '../use-text';

interface ReplySheetProps {
  website: Pick<Website, 'title'>;
  message: ContactSubmission;
  /** An answer that was taken back or not sent has these words; a new one has none. */
  text: string;
  isPending: boolean;
  error: Error | null;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Shows the message above and the field for the answer below. */
export function ReplySheet({
  website,
  message,
  text: before,
  isPending,
  error,
  onType,
  onSend,
  onClose,
}: ReplySheetProps) {
  const t = useText();
  const [text, setText] = useState(before);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setIsMissing(isEmpty);
    if (!isEmpty && !isPending) onSend(text);
  };
  return (
    <Sheet
      onClose={onClose}
      title={t('admin.messages.answer.title', { name: message.name })}
      description={t('admin.messages.answer.text', { website: website.title })}
      closeLabel={t('admin.messages.close')}
    >
      <form className="sheet__form" noValidate onSubmit={submit}>
        {error && !isPending && (
          <Banner tone="red" icon={<CircleAlert />}>
            {getFailureText(error, t('admin.messages.answer.failed'))}
          </Banner>
        )}
        <blockquote className="said visitor-text">{message.message}</blockquote>
        <TextAreaField
          label={t('admin.messages.answer.field')}
          rows={6}
          required
          maxLength={MESSAGE_MAX_LENGTH}
          error={isMissing ? t('validation.required') : undefined}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            onType(value);
          }}
        />
        <a
          className="link sm inline-flex items-center gap-1 justify-self-start"
          href={getMailLink(message.email, t('admin.messages.replySubject', { title: website.title }))}
        >
          {t('admin.messages.answer.program')}
          <ExternalLink className="icon--sm" aria-hidden="true" />
        </a>
        <SheetFoot>
          <SheetSubmit isPending={isPending} pendingText={t('admin.messages.answer.sending')}>
            <Send />
            {t('admin.messages.answer.send')}
          </SheetSubmit>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
