import type { BookingEdit } from '@/contracts/bookings';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import type { BookingStatus } from '@/core/bookings';
import { findStatusAfter, type OrderStatus } from '@/core/orders';
import { createSample, type Sample } from './demo-sample';

export interface DemoState extends Sample {
  /** True when the whole page was deleted. */
  isClosed: boolean;
  /** The message, booking or order that was deleted last has this id. */
  deletedId: number | undefined;
  done: DemoAction['type'] | undefined;
}

export type DemoAction =
  | { type: 'mark-read'; id: number }
  | { type: 'delete-message'; id: number }
  | { type: 'decide-booking'; id: number; status: BookingStatus }
  | { type: 'edit-booking'; id: number; edit: BookingEdit }
  | { type: 'delete-booking'; id: number }
  | { type: 'move-order'; id: number; status: OrderStatus }
  | { type: 'delete-order'; id: number }
  | { type: 'delete-website' }
  | { type: 'reset'; today: string };

export function startDemo(today: string): DemoState {
  return { ...createSample(today), isClosed: false, deletedId: undefined, done: undefined };
}

export function reduceDemo(state: DemoState, action: DemoAction): DemoState {
  return action.type === 'reset'
    ? startDemo(action.today)
    : { ...state, ...getChange(state, action), done: action.type };
}

function getChange(state: DemoState, action: Exclude<DemoAction, { type: 'reset' }>): Partial<DemoState> {
  switch (action.type) {
    case 'mark-read':
      return { messages: withChange(state.messages, action.id, { isRead: true }) };
    case 'delete-message':
      return { messages: without(state.messages, action.id), deletedId: action.id };
    case 'decide-booking':
      return { bookings: withChange(state.bookings, action.id, { status: action.status }) };
    case 'edit-booking':
      return { bookings: withChange(state.bookings, action.id, action.edit) };
    case 'delete-booking':
      return { bookings: without(state.bookings, action.id), deletedId: action.id };
    case 'move-order': {
      const order = state.orders.find(({ id }) => id === action.id);
      const status = order && findStatusAfter(order.status);
      if (!order || status !== action.status) return {};
      const history = [...order.history, { kind: 'done' as const, what: status, createdAt: order.createdAt }];
      return { orders: withChange(state.orders, action.id, { status, history }) };
    }
    case 'delete-order':
      return { orders: without(state.orders, action.id), deletedId: action.id };
    case 'delete-website':
      return { isClosed: true };
  }
}

/** Counts the records for the cards and the tabs. */
export function countDemo({ messages, bookings, orders }: Sample): WebsiteCounts {
  return {
    messages: messages.length,
    unreadMessages: messages.filter(({ isRead }) => !isRead).length,
    bookings: bookings.length,
    pendingBookings: bookings.filter(({ status }) => status === 'pending').length,
    orders: orders.length,
    pendingOrders: orders.filter(({ status }) => status === 'pending').length,
  };
}

function withChange<Item extends { id: number }>(items: Item[], id: number, change: Partial<Item>): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

function without<Item extends { id: number }>(items: Item[], id: number): Item[] {
  return items.filter((item) => item.id !== id);
}
