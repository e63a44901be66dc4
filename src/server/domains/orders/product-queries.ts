import { and, eq, sql } from 'drizzle-orm';
import { products } from '../../db/tables/orders';
import type { Database } from '../../kernel/database';

export type PageProduct = Omit<typeof products.$inferInsert, 'id' | 'websiteId' | 'isActive'>;

/** A statement takes 65,535 values; a page may hold thousands of products. */
const ROWS_AT_ONCE = 1000;

/** Makes the active products of a website those of its page; one that left it stays for the orders that name it. */
export async function replaceProducts(
  db: Database,
  websiteId: number,
  onPage: readonly PageProduct[],
): Promise<void> {
  await db
    .update(products)
    .set({ isActive: false })
    .where(and(eq(products.websiteId, websiteId), eq(products.isActive, true)));
  for (let start = 0; start < onPage.length; start += ROWS_AT_ONCE) {
    await upsertProducts(db, websiteId, onPage.slice(start, start + ROWS_AT_ONCE));
  }
}

async function upsertProducts(db: Database, websiteId: number, rows: readonly PageProduct[]): Promise<void> {
  await db
    .insert(products)
    .values(rows.map((row) => ({ ...row, websiteId, isActive: true })))
    .onConflictDoUpdate({
      target: [products.websiteId, products.sectionId, products.itemId],
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        price: sql`excluded.price`,
        imageUrl: sql`excluded.image_url`,
        isActive: sql`excluded.is_active`,
        sortOrder: sql`excluded.sort_order`,
        accountNumber: sql`excluded.account_number`,
        accountHolder: sql`excluded.account_holder`,
        swiftCode: sql`excluded.swift_code`,
      },
    });
}
