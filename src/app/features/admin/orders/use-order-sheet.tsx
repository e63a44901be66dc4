import { type ReactNode, useState } from 'react';
import type { Order } from '@/contracts/orders';
import { OrderSheet, type OrderSheetProps } from './order-sheet';

interface OrderSheetParts extends Pick<OrderSheetProps, 'onMove'> {
  /** The open order is found among these in its present state. */
  orders: readonly Order[];
  /** Returns the subject of a mail about an order; without it, nobody is written to from here. */
  mailSubject: ((order: Order) => string) | undefined;
}

/** Opens the sheet of an order, wherever orders are shown. */
export function useOrderSheet({ orders, mailSubject, onMove }: OrderSheetParts): {
  showOrder: (order: Order) => void;
  orderSheet: ReactNode;
} {
  const [openId, setOpenId] = useState<number | null>(null);
  const open = useLatest(orders, openId);
  return {
    showOrder: ({ id }) => setOpenId(id),
    orderSheet: open && (
      <OrderSheet
        order={open}
        mailSubject={mailSubject?.(open)}
        onMove={onMove}
        onClose={() => setOpenId(null)}
      />
    ),
  };
}

/** Returns the order with an id, or its last known state once it has left the list. */
function useLatest(orders: readonly Order[], id: number | null): Order | null {
  const [seen, setSeen] = useState<Order | null>(null);
  const found = orders.find((order) => order.id === id) ?? null;
  if (found && found !== seen) setSeen(found);
  if (id === null) return null;
  return found ?? (seen?.id === id ? seen : null);
}
