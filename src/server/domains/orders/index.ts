export {
  countOrders,
  listItemsOf,
  listOrders,
  type OrderRecord,
  type PageProduct,
  replaceProducts,
} from './queries';
export { orderRoutes } from './routes';
