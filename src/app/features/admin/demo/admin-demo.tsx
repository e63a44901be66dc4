import { Store } from 'lucide-react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { getPublicAddress } from '@/app/lib/page-facts';
import type { MessageKey } from '@/core/messages';
import { paths } from '@/core/screen-paths';
import { HOME_TIME_ZONE, toLocalDate } from '@/core/wall-clock';
import { Button, getButtonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { HeadingDepth } from '@/ui/heading';
import {
  AdminHeader,
  DeleteWebsiteButton,
  DeleteWebsiteDialog,
  EditWebsiteLabel,
  ViewWebsiteLink,
} from '../components/admin-header';
import { AdminStats } from '../components/admin-stats';
import { useText } from '../use-text';
import { SAMPLE_PAGE, SAMPLE_SLUG, sampleWebsite } from './demo-sample';
import { countDemo, type DemoAction, reduceDemo, startDemo } from './demo-state';
import { DemoTabs } from './demo-tabs';

/** A screen reader says this after an action; the product says the same in a toast. */
const demoNotices: Record<Exclude<DemoAction['type'], 'reset'>, Extract<MessageKey, `admin.${string}`>> = {
  'mark-read': 'admin.messages.marked',
  'delete-message': 'admin.messages.deleted',
  'decide-booking': 'admin.bookings.updated',
  'edit-booking': 'admin.bookings.updated',
  'delete-booking': 'admin.bookings.deleted',
  'move-order': 'admin.orders.updated',
  'delete-order': 'admin.orders.deleted',
  'delete-website': 'admin.deleteDialog.done',
};

/** The build draws this day; the browser replaces it by its own. */
const DRAWN_DAY = '2026-11-20';
/** The titles of the page and of the section stand above the demo's own title, which a deleted page does not have. */
const HEADINGS_ABOVE = { open: 2, closed: 1 };

const getToday = () => toLocalDate(new Date(), HOME_TIME_ZONE);

/** Shows the admin on sample data, which everybody can try: nothing leaves the page. */
export function AdminDemo({ onAwake }: { onAwake?: () => void }) {
  const t = useText();
  const [state, dispatch] = useReducer(reduceDemo, DRAWN_DAY, startDemo);
  const frame = useRef<HTMLElement>(null);
  const reset = () => dispatch({ type: 'reset', today: getToday() });
  useLayoutEffect(() => {
    dispatch({ type: 'reset', today: getToday() });
    onAwake?.();
  }, [onAwake]);

  return (
    <HeadingDepth by={HEADINGS_ABOVE[state.isClosed ? 'closed' : 'open']}>
      <section ref={frame} className="admin-demo" aria-label={t('admin.demo.label')} tabIndex={-1}>
        {state.isClosed ? (
          <ClosedDemo
            onReset={() => {
              frame.current?.focus({ preventScroll: true });
              reset();
            }}
          />
        ) : (
          <>
            <DemoHeader onDelete={() => dispatch({ type: 'delete-website' })} />
            <div className="admin-demo__body">
              <AdminStats
                analytics={{ data: state.week, isPending: false }}
                counts={{ data: countDemo(state), isPending: false }}
              />
              <DemoTabs state={state} dispatch={dispatch} onReset={reset} />
            </div>
          </>
        )}
        <p className="sr-only" role="status">
          {state.done && state.done !== 'reset' && t(demoNotices[state.done])}
        </p>
      </section>
    </HeadingDepth>
  );
}

/** Stands in place of the sample page after it was deleted. */
function ClosedDemo({ onReset }: { onReset: () => void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The button that deleted the page is gone, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <EmptyState
      icon={<Store className="icon--lg" />}
      title={t('admin.demo.closed.title')}
      text={t('admin.demo.closed.text')}
      action={
        <Button ref={button} variant="primary" onClick={onReset}>
          {t('admin.demo.closed.reset')}
        </Button>
      }
    />
  );
}

function DemoHeader({ onDelete }: { onDelete: () => void }) {
  const t = useText();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <AdminHeader website={sampleWebsite} address={getPublicAddress(SAMPLE_SLUG)}>
      <Button aria-label={t('admin.edit')} onClick={() => setDialog('edit')}>
        <EditWebsiteLabel />
      </Button>
      <ViewWebsiteLink href={SAMPLE_PAGE} />
      <DeleteWebsiteButton onClick={() => setDialog('delete')} />
      <EditorNote isOpen={dialog === 'edit'} onClose={close} />
      <DeleteWebsiteDialog
        title={sampleWebsite.title}
        isOpen={dialog === 'delete'}
        onClose={close}
        onConfirm={onDelete}
      />
    </AdminHeader>
  );
}

interface EditorNoteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Says that the product would open the editor here. */
function EditorNote({ isOpen, onClose }: EditorNoteProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin.demo.editor.title')}
      closeLabel={t('admin.demo.editor.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('admin.demo.editor.close')}</Button>
          <a className={getButtonClass({ variant: 'primary' })} href={paths.register} data-autofocus>
            {t('admin.demo.editor.start')}
          </a>
        </>
      }
    >
      <p className="soft">{t('admin.demo.editor.text')}</p>
    </Dialog>
  );
}
