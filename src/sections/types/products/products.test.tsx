import * as en from '@messages/en';
import * as sk from '@messages/sk';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeDemoSlug } from '@/core/demo-slug';
import { LOCALES } from '@/core/locale/locale';
import { getSampleAccount } from '@/core/sample-account';
import type { ViewMode } from '../../visitor-kit/define-view';
import { createProduct } from './create-product';
import { type Product, products } from './definition';
import { fixtures } from './fixtures';
import { OrderForm } from './order-form';
import { OrderReceipt } from './order-receipt';
import { ProductsView } from './view';

const { content } = fixtures.typical;
const product = content.products[0] as Product;
const problems = (changed: object) =>
  products.content.saved
    .safeParse({ ...content, products: [{ ...product, ...changed }] })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a product', () => {
  it.each(['name', 'description', 'accountNumber', 'accountHolder', 'swiftCode'])(
    'cannot be without %s',
    (field) => {
      expect(problems({ [field]: ' ' })).toEqual([[`products.0.${field}`, 'validation.required']]);
    },
  );

  it.each(['', 'by agreement', '12,505', '-3', '1 45'])('cannot cost %j', (price) => {
    expect(problems({ price })).toEqual([['products.0.price', 'validation.productPrice']]);
  });

  it('has three places for pictures', () => {
    const read = (images?: string[]) =>
      products.content.saved.parse({ products: [{ ...product, images }] }).products[0]?.images;
    expect(read()).toEqual(['', '', '']);
    expect(read(['https://example.com/a.png'])).toEqual(['https://example.com/a.png', '', '']);
    expect(problems({ images: ['', '', '', ''] })).toEqual([
      ['products.0.images', 'validation.productImages'],
    ]);
    expect(problems({ images: ['', 'javascript:alert(1)', ''] })).toEqual([
      ['products.0.images.1', 'validation.imageUrl'],
    ]);
  });

  it('takes the account of the one before it', () => {
    const next = createProduct('product-2', product);
    expect(next).toMatchObject({ name: '', price: '', accountNumber: product.accountNumber });
    expect(createProduct('product-1', undefined).accountNumber).toBe('');
  });
});

it('are at most two in the phone preview', () => {
  expect(products.mobilePreview?.(content).products.map(({ name }) => name)).toEqual([
    'Breakfast hamper',
    'Larch honey',
  ]);
});

it('are ordered with a duty to pay only where something is to be paid', () => {
  const buttonOf = (total: string | null) => {
    const html = renderToStaticMarkup(
      <OrderForm
        ref={createRef()}
        isHidden={false}
        isSending={false}
        total={total}
        errors={{}}
        words={sk.site.products}
        onInput={() => undefined}
        onSubmit={() => undefined}
      />,
    );
    return /<button[^>]*type="submit"[^>]*>([^<]*)</.exec(html)?.[1];
  };
  expect(buttonOf('12,50 €')).toBe('Objednať s\u00a0povinnosťou platby · 12,50 €');
  expect(buttonOf(null)).toBe('Odoslať objednávku');
});

it('that cost nothing are not to be paid', () => {
  const { accountNumber, accountHolder, swiftCode } = product;
  const payment = {
    accountNumber,
    accountHolder,
    swiftCode,
    reference: 'tibor@example.com',
    variableSymbol: '26000001',
    payBySquareSvg: null,
    epcSvg: null,
  };
  const receiptOf = (totalAmount: string) => {
    const order = { id: 1, orderNumber: 26_000_001, status: 'pending' as const, totalAmount, payment };
    return renderToStaticMarkup(<OrderReceipt order={order} words={{ ...en.site.products, locale: 'en' }} />);
  };
  expect(receiptOf('12.50')).toContain(accountNumber);
  expect(receiptOf('0.00')).not.toContain(accountNumber);
  expect(receiptOf('0.00')).not.toContain('pay by bank');
});

const ORDER_BUTTON = 'aria-haspopup="dialog"';

function render(list: Product[], mode: ViewMode, slug = 'bakery'): string {
  return renderToStaticMarkup(
    <ProductsView
      id="products-1"
      title="To take home"
      content={{ title: 'To take home', products: list }}
      words={{ ...en.site, locale: 'en' }}
      slug={slug}
      mode={mode}
      layout="base"
      frame={{ id: 'test', mode: 'public' }}
      isFirst={false}
    />,
  );
}

it('are shown to visitors with their price, pictures and a button, and not how they are paid', () => {
  const html = render(content.products, 'public');
  expect(html).toContain('€34.00');
  expect(html).toContain('€4.90');
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html).toContain('class="s-strip"');
  expect(html).toContain('>L</div>');
  expect(html.match(/>Order</g)).toHaveLength(4);
  expect(html).toMatch(/<noscript>.*needs JavaScript/);
  expect(html).not.toContain(product.accountNumber);
});

it('can be seen with their button in a preview, and while the price is being written', () => {
  const html = render([{ ...product, price: '12,' }], 'desktop');
  expect(html).toContain('>Order<');
  expect(html).not.toContain('<dialog');
  expect(html).toContain('<b>12,</b>');
});

it('say in previews which picture is missing, and leave it out for visitors', () => {
  const broken = [{ ...product, images: ['nothing', '', ''] }];
  expect(render(broken, 'desktop')).toContain('Image not found');
  expect(render(broken, 'public')).not.toContain('Image not found');
});

it.each(LOCALES)(
  'that would be paid to the sample account in %s cannot be ordered, but on a demo they can',
  (locale) => {
    const sample = [{ ...product, ...getSampleAccount(locale) }];
    expect(render(sample, 'public')).not.toContain(ORDER_BUTTON);
    expect(render(sample, 'desktop')).not.toContain(ORDER_BUTTON);
    expect(render(sample, 'public', makeDemoSlug('restaurant'))).toContain(ORDER_BUTTON);
  },
);
