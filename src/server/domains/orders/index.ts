export { type PageProduct, replaceProducts } from './product-queries';
export { countOrders, listItemsOf, listOrders, type OrderRecord } from './queries';
export { orderRoutes } from './routes';
