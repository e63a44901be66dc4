import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ORDER_EVENTS, ORDER_STATUSES, type OrderEventWhat } from '@/core/orders';
import {
  customerColumns,
  customerIndexes,
  euros,
  foreignId,
  id,
  moment,
  requestOnce,
  searchColumns,
  searchIndexes,
} from './columns';
import { users } from './users';
import { websiteId } from './websites';

/** Each save copies the products of the page's sections here; one that left the page becomes inactive. */
export const products = pgTable(
  'products',
  {
    id: id(),
    websiteId: websiteId(),
    sectionId: text('section_id').notNull(),
    /** Products have this id on the page. */
    itemId: text('item_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price: euros('price').notNull(),
    imageUrl: text('image_url'),
    isActive: boolean('is_active').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    accountNumber: text('account_number').notNull(),
    accountHolder: text('account_holder').notNull(),
    swiftCode: text('swift_code').notNull(),
  },
  (table) => [uniqueIndex('products_item_key').on(table.websiteId, table.sectionId, table.itemId)],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    websiteId: websiteId(),
    /** It is also the variable symbol of the bank transfer, so it has at most 10 digits. */
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    totalAmount: euros('total_amount').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('pending'),
    /** Is true after a step, until that is taken back. */
    canTakeBack: boolean('can_take_back').notNull().default(false),
    shippingAddress: text('shipping_address').notNull(),
    notes: text('notes'),
    /** Is true if the customer got, or will get, the last mail that was due to them. */
    isCustomerTold: boolean('is_customer_told').notNull().default(true),
    /** The customer was told to pay to this account. */
    accountNumber: text('account_number').notNull(),
    accountHolder: text('account_holder').notNull(),
    swiftCode: text('swift_code').notNull(),
    createdAt: moment('created_at').notNull(),
    ...requestOnce(),
    ...searchColumns(),
    ...customerColumns('customer_email', 'customer_phone'),
  },
  (table) => [
    index('orders_website_id_created_at_idx').on(table.websiteId, table.createdAt.desc(), table.id.desc()),
    index('orders_website_id_status_idx').on(
      table.websiteId,
      table.status,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    ...searchIndexes('orders', table),
    ...customerIndexes('orders', table),
    uniqueIndex('orders_order_number_key').on(table.websiteId, table.orderNumber),
    uniqueIndex('orders_request_key').on(table.websiteId, table.requestId),
  ],
);

/** A row is a product that was ordered, with the name and price of that moment. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: foreignId('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    price: euros('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('order_items_product_id_idx').on(table.productId),
  ],
);

/** Records what happened to orders, the oldest first; the beginning is missing for orders from before this table. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ORDER_EVENTS }).notNull(),
    /** Holds the status of the step that was done or taken back, or the name of a mail. */
    what: text('what').$type<OrderEventWhat>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_events_order_id_idx').on(table.orderId, table.id)],
);

/**
 * Keeps the last order number that the websites of an owner gave in a year. They may share an account, on which a number
 * names one order only; a website that is deleted takes no number with it.
 */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
);

/**
 * The version before counts here, for each website. While its servers go on, a trigger in the migration gives them the
 * owner's numbers instead. Nothing else writes rows any more, so the table goes one version later.
 */
export const orderCounters = pgTable(
  'order_counters',
  {
    websiteId: websiteId(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.year] })],
);
