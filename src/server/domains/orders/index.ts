export {
  countOrders,
  fillOrderSearch,
  listItemsOf,
  listOrders,
  type OrderRecord,
  type PageProduct,
  replaceProducts,
} from './queries';
export { orderRoutes } from './routes';
