export { eraseOldOrders, eraseOrdersOf, listOrdersOf, sumOrders } from './customer-orders';
export { listEventsOf, noteOrderMail, type OrderEventRecord } from './order-history';
export { formatHistory, presentOrders } from './present-orders';
export {
  countOrders,
  countPaidOrders,
  countWaitingOrders,
  fillOrderSearch,
  listItemsOf,
  listNewOrders,
  listOrders,
  listPaidOrders,
  type OrderRecord,
  type PageProduct,
  replaceProducts,
} from './queries';
export { orderRoutes } from './routes';
