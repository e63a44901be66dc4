import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { call, createSendWithId } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { replyToMessage, withdrawReply } from '@/contracts/endpoints/messages';
import type { Website } from '@/contracts/websites';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { withMessage } from '../api/list-pages';
import { showMessageToday } from '../api/today';
import { UnsentContext } from '../api/unsent-words';
import { changeLists, listKey, refreshList } from '../api/website-lists';
import { useOpenNow } from '../rows/use-open-now';
import { useText } from '../use-text';
import { ReplySheet } from './reply-sheet';

interface Answer {
  message: ContactSubmission;
  text: string;
}

/** The sheet of an answer may be closed before the call comes back. */
interface Sending extends Answer {
  /** The sheet shows the failure itself, so that no notice covers it. */
  isFailureShown: () => boolean;
  onSent: () => void;
}

interface ReplyParts {
  onReply: (message: ContactSubmission) => void;
  /** The open sheet is rendered here. */
  sheet: ReactNode;
}

/** Lets an owner answer messages. An answer can be taken back until its mail leaves, and is then in the sheet again. */
export function useReply(website: Pick<Website, 'id' | 'title'>): ReplyParts {
  const [open, setOpen] = useState<Answer | null>(null);
  const openNow = useOpenNow(open);
  // A sheet that is closed by mistake must not lose an answer: its words are kept until they are sent.
  const unsent = use(UnsentContext);
  const { send, isPending, error, reset } = useSendReply(website.id, (answer) => {
    unsent.set('reply', answer.message.id, answer.text);
    // The answer waits for its sheet while the owner is writing another one.
    setOpen((current) => current ?? answer);
  });
  const close = () => {
    setOpen(null);
    reset();
  };
  return {
    onReply: (message) => setOpen({ message, text: unsent.get('reply', message.id) ?? '' }),
    sheet: open && (
      <ReplySheet
        key={open.message.id}
        website={website}
        message={open.message}
        text={open.text}
        isPending={isPending}
        error={error}
        onType={(text) => unsent.set('reply', open.message.id, text)}
        onSend={(text) =>
          send({
            message: open.message,
            text,
            isFailureShown: () => openNow.current === open,
            onSent() {
              unsent.set('reply', open.message.id, undefined);
              setOpen((current) => (current?.message.id === open.message.id ? null : current));
            },
          })
        }
        onClose={close}
      />
    ),
  };
}

function useSendReply(websiteId: number, onTakenBack: (answer: Answer) => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, 'contact-submissions');
  const toParams = ({ id }: ContactSubmission) => ({ id: websiteId, submissionId: id });
  const show = async (message: ContactSubmission) => {
    // An answer that left before this one would bring the old state back.
    await queryClient.cancelQueries({ queryKey: key });
    changeLists(queryClient, websiteId, 'contact-submissions', (pages) => withMessage(pages, message));
    showMessageToday(queryClient, websiteId, message.id, message.isRead);
  };
  const onSettled = () => void refreshList(queryClient, websiteId, 'contact-submissions');

  const back = useMutation({
    mutationKey: [...key, 'take-back'],
    mutationFn: ({ message }: Answer) => call(withdrawReply, { params: toParams(message) }),
    onSuccess: async (message, { text }) => {
      await show(message);
      showToast({ title: t('admin.messages.answer.takenBack') });
      onTakenBack({ message, text });
    },
    onError: (error) =>
      showToast({
        title: t('admin.messages.answer.takeBackFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      }),
    onSettled,
  });

  const [sendOnce] = useState(() =>
    createSendWithId(({ message, ...body }: Answer & { requestId?: string }) =>
      call(replyToMessage, { params: toParams(message), body }),
    ),
  );
  const mutationKey = [...key, 'reply'];
  const { mutate, error, reset } = useMutation({
    mutationKey,
    mutationFn: ({ message, text }: Sending) => sendOnce({ message, text }),
    onSuccess: async (message, { text, onSent }) => {
      await show(message);
      showToast({
        title: t('admin.messages.answer.sent'),
        seconds: UNDO_SECONDS,
        button: {
          label: t('admin.undo'),
          name: t('admin.messages.answer.undoOf', { name: message.name }),
          isUndo: true,
          onPress: () => back.mutate({ message, text }),
        },
      });
      onSent();
    },
    onError: (error, { isFailureShown }) => {
      if (isFailureShown()) return;
      showToast({
        title: t('admin.messages.answer.failed'),
        description: findFailureDetail(error),
        tone: 'bad',
      });
    },
    onSettled,
  });
  // An answer whose sheet was closed is still on its way, and the next one waits for it.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const send = (answer: Sending) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey })) mutate(answer);
  };
  return { send, isPending, error, reset };
}
