import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { formatStoredAmount } from '@/app/lib/amounts';
import { call } from '@/app/lib/call';
import { summarizeOrders } from '@/contracts/endpoints/orders';
import type { Order, OrdersSummary as Summary } from '@/contracts/orders';
import type { Website } from '@/contracts/websites';
import { Button } from '@/ui/button';
import { waitForClosedSheets } from '@/ui/close-by-back';
import { useDeleteItem, useMoveOrder } from '../api/items';
import { openOrdersOptions } from '../api/open-orders';
import { listKey } from '../api/website-lists';
import { ManyDialog } from '../rows/many-dialog';
import { useIsReadOnly } from '../rows/row-list';
import { useChosen } from '../rows/use-chosen';
import { FoundList } from '../search/found-list';
import type { ChipCounts } from '../search/list-filters';
import { useChosenText } from '../use-chosen-text';
import { useOrderText } from '../use-order-text';
import { useText } from '../use-text';
import { ChosenOrders } from './chosen-orders';
import { listMatchingOrders } from './find-order';
import { MatchSheet } from './match-sheet';
import { OrderRows } from './order-rows';

interface OrdersPanelProps {
  website: Pick<Website, 'id' | 'title'>;
}

export function OrdersPanel({ website }: OrdersPanelProps) {
  const t = useText();
  const tc = useChosenText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const summary = useOrdersSummary(website.id);
  const isReadOnly = useIsReadOnly();
  const moveOrder = useMoveOrder(website.id);
  const deletion = useDeleteItem(website.id, 'orders');
  const [many, setMany] = useState<Order | null>(null);
  const [isMatching, setIsMatching] = useState(false);
  const chosen = useChosen<Order>();
  const [entered, setEntered] = useState<Order | null>(null);
  /**
   * Ticks the open order if only one is meant, so that the next one can be typed; if two match, it waits for more
   * letters.
   */
  const tickFound = async (typed: string, clear: () => void) => {
    const openOrders = await queryClient.fetchQuery(openOrdersOptions(website.id)).catch(() => null);
    const [found, ...others] = listMatchingOrders(openOrders?.open ?? [], typed);
    if (!found || others.length > 0) return;
    chosen.set([found], true);
    setEntered(found);
    clear();
  };
  const look = async ({ orderNumber }: Order) => {
    setIsMatching(false);
    await waitForClosedSheets();
    const search = { findOrder: String(orderNumber), orders: undefined };
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...search }),
      hash: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return (
    <>
      <OrdersSummary summary={summary} />
      <FoundList
        websiteId={website.id}
        name="orders"
        counts={findChipCounts(summary)}
        chosen={chosen}
        getName={({ orderNumber }) => t('admin.orders.number', { number: String(orderNumber) })}
        bar={(orders) => (
          <ChosenOrders websiteId={website.id} chosen={chosen} orders={orders} entered={entered} />
        )}
        action={
          !isReadOnly && (
            <Button onClick={() => setIsMatching(true)}>
              <ClipboardPaste />
              {tc('chosen.bank.open')}
            </Button>
          )
        }
        onEnter={(typed, clear) => void tickFound(typed, clear)}
        enterHint={tc('chosen.orders.enter')}
      >
        {(orders, parts) => (
          <OrderRows
            orders={orders}
            mailSubject={({ orderNumber }) =>
              t('admin.orders.mailSubject', { number: String(orderNumber), title: website.title })
            }
            onMove={moveOrder}
            deletion={deletion}
            onMany={setMany}
            {...parts}
          />
        )}
      </FoundList>
      {isMatching && (
        <MatchSheet
          websiteId={website.id}
          onLook={(order) => void look(order)}
          onClose={() => setIsMatching(false)}
        />
      )}
      {many && (
        <ManyDialog
          websiteId={website.id}
          name="orders"
          item={{ id: many.id, email: many.customerEmail }}
          onClose={() => setMany(null)}
        />
      )}
    </>
  );
}

/** Reads how many orders wait, and their sum; undefined while unknown. */
function useOrdersSummary(websiteId: number): Summary | undefined {
  return useQuery({
    // This key is below the list's, so that a refresh of the list refreshes the summary too.
    queryKey: [...listKey(websiteId, 'orders'), 'summary'],
    queryFn: ({ signal }) => call(summarizeOrders, { params: { id: websiteId } }, { signal }),
  }).data;
}

/** Returns the counts that stand on the filters: an unpaid order waits for the customer, a paid one for the owner. */
function findChipCounts(summary: Summary | undefined): ChipCounts | undefined {
  return (
    summary && {
      pending: { count: summary.pendingCount, isNew: false },
      paid: { count: summary.paidCount, isNew: true },
    }
  );
}

/** Says how much waits for payment, and how many orders are to be shipped; nothing while that is unknown. */
function OrdersSummary({ summary: data }: { summary: Summary | undefined }) {
  const t = useOrderText();
  if (!data || data.pendingCount + data.paidCount === 0) return null;
  const { pendingCount, pendingAmount, paidCount } = data;
  return (
    <p className="orders-summary soft">
      {pendingCount > 0 &&
        t('orderSheet.waiting', { count: pendingCount, sum: formatStoredAmount(pendingAmount) })}{' '}
      {paidCount > 0 && t('orderSheet.paid', { count: paidCount })}
    </p>
  );
}
