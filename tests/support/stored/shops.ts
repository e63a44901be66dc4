import type { DatabaseHandle } from '@/server/kernel/database';
import { addShop } from '../order-book';

/** A list shows so many orders at once; the shop with a bank statement waits for the payment of `ORDERS` orders. */
export const PAGE_SIZE = 100;
export const ORDERS = 24;

/** Adds shops whose orders would take hundreds of calls, or are in a state that only their owner gives them. */
export async function addShops(database: DatabaseHandle): Promise<void> {
  await addShop(database, 'sold', [
    { customerName: 'Alica Nemcová', status: 'delivered' },
    { customerName: 'Iveta Rybárová', status: 'shipped' },
    { customerName: 'Elena Pastierová', status: 'paid' },
    {
      customerName: 'Tibor Hrachovec',
      customerEmail: 'tibor@example.com',
      customerPhone: '+421 900 123 456',
      notes: 'Zabaliť ako darček.\n<b>Ďakujem</b>',
    },
  ]);
  await addShop(
    database,
    'busy',
    Array.from({ length: PAGE_SIZE + 1 }, (_, index) => ({
      customerName: index === 0 ? '=HYPERLINK("https://evil.example.com")' : `Zákazník ${index}`,
    })),
  );
  await addShop(database, 'free', [], 'free');
  for (const empty of ['live', 'unstreamed', 'visited', 'answers']) await addShop(database, empty, []);
  const waiting = Array.from({ length: ORDERS }, (_, index) => ({ customerName: `Zákazník ${index + 1}` }));
  await addShop(database, 'statement', waiting);
  await addShop(
    database,
    'bank',
    waiting.slice(0, 9).map((order, index) => ({ ...order, totalAmount: `${20 + index}.50` })),
  );
  await addShop(database, 'found', [
    { customerName: 'Ľubomír Hajduk' },
    { customerName: 'Zuzana Pálková', status: 'paid' },
    { customerName: 'Žofia Ďuričková', status: 'shipped' },
  ]);
}
