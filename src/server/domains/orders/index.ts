export { eraseOldOrders, eraseOrdersOf, listOrdersOf, sumOrders } from './customer-orders';
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
  presentOrders,
  replaceProducts,
} from './queries';
export { orderRoutes } from './routes';
