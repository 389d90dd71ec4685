import * as answers from './answers.ts';
import { found, impossible } from './fault.ts';
import { type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import type { PriceRecord } from './records.ts';

export const CATALOGUE_OPERATIONS: readonly Operation[] = [
  operation('POST', '/products', 'ProductCreate', parameters.ProductCreate, (book, params) => {
    const { id = book.id('prod'), name, description = null, metadata } = params;
    const { products } = book.state;
    if (Object.hasOwn(products, id)) throw impossible(`Product already exists: ${id}`, 'id');
    const product = { id, created: book.now(), name, description, metadata };
    products[id] = product;
    book.emit('product.created', answers.productAnswer(product));
    return answers.productAnswer(product);
  }),
  operation('GET', '/products', 'ProductList', parameters.ProductList, (book, params) => {
    const all = Object.values(book.state.products);
    const named = all.filter(({ id }) => params.ids?.includes(id) ?? true);
    return pageOf('/v1/products', named, params, answers.productAnswer);
  }),
  operation('POST', '/prices', 'PriceCreate', parameters.PriceCreate, (book, params) => {
    const { products, prices } = book.state;
    const lookupKey = params.lookup_key ?? null;
    found(products, 'product', params.product, 'product');
    const holder = Object.values(prices).find((one) => one.lookupKey === lookupKey);
    if (lookupKey !== null && holder) {
      if (!params.transfer_lookup_key) {
        throw impossible(`A price already uses lookup key ${lookupKey}.`, 'lookup_key');
      }
      holder.lookupKey = null;
      book.emit('price.updated', answers.priceAnswer(holder));
    }
    const price: PriceRecord = {
      id: book.id('price'),
      created: book.now(),
      product: params.product,
      amount: params.unit_amount,
      currency: params.currency,
      metadata: params.metadata,
      lookupKey,
      isActive: true,
    };
    prices[price.id] = price;
    book.emit('price.created', answers.priceAnswer(price));
    return answers.priceAnswer(price);
  }),
  operation('GET', '/prices', 'PriceList', parameters.PriceList, (book, params) => {
    const { lookup_keys: keys, active } = params;
    const fitting = Object.values(book.state.prices).filter(
      ({ lookupKey, isActive }) =>
        (keys === undefined || keys.includes(lookupKey ?? '')) &&
        (active === undefined || active === isActive),
    );
    return pageOf('/v1/prices', fitting, params, answers.priceAnswer);
  }),
];
