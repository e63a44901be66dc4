import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { Heading } from '@/ui/heading';
import type { AdminTab } from '../components/admin-tab';
import { AdminTabs } from '../components/admin-tabs';
import { MessageRows } from '../components/message-rows';
import { OrderRows } from '../components/order-rows';
import { WeekReport } from '../components/week-report';
import { useText } from '../use-text';
import { DemoBookings } from './demo-bookings';
import { countDemo, type DemoAction, type DemoState } from './demo-state';

interface DemoTabsProps {
  state: DemoState;
  dispatch: (action: DemoAction) => void;
  onReset: () => void;
}

export function DemoTabs({ state, dispatch, onReset }: DemoTabsProps) {
  const t = useText();
  const [tab, setTab] = useState<AdminTab>('messages');
  const { deletedId } = state;
  const deletion = (type: 'delete-message' | 'delete-order') => ({
    deletedId,
    onDelete: ({ id }: { id: number }, onSettled: () => void) => {
      dispatch({ type, id });
      onSettled();
    },
  });
  const titled = (name: AdminTab, rows: ReactNode) => (
    <>
      <Heading level={2} className="h3 admin-demo__title">
        {t(`admin.tabs.${name}`)}
      </Heading>
      {rows}
    </>
  );
  return (
    <AdminTabs
      tab={tab}
      onTab={setTab}
      counts={countDemo(state)}
      arePanelsKept
      action={
        <Button
          variant="quiet"
          aria-label={t('admin.demo.reset')}
          title={t('admin.demo.reset')}
          onClick={onReset}
        >
          <RotateCcw />
          <span className="only-wide">{t('admin.demo.reset')}</span>
        </Button>
      }
      panels={{
        messages: titled(
          'messages',
          <MessageRows
            messages={state.messages}
            onMarkRead={(id) => dispatch({ type: 'mark-read', id })}
            deletion={deletion('delete-message')}
          />,
        ),
        bookings: titled('bookings', <DemoBookings state={state} dispatch={dispatch} />),
        orders: titled(
          'orders',
          <OrderRows
            orders={state.orders}
            onMove={({ id }, status) => dispatch({ type: 'move-order', id, status })}
            deletion={deletion('delete-order')}
          />,
        ),
        analytics: titled('analytics', <WeekReport days={state.week} isInView={tab === 'analytics'} />),
      }}
    />
  );
}
