import * as answers from './answers.ts';
import { found, impossible } from './fault.ts';
import { type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import type { PriceRecord } from './records.ts';

export const CATALOG_OPERATIONS: readonly Operation[] = [
  operation('POST', '/products', 'ProductCreate', parameters.ProductCreate, (ledger, params) => {
    const { id = ledger.id('prod'), name, description = null, metadata } = params;
    const { products } = ledger.state;
    if (Object.hasOwn(products, id)) throw impossible(`Product already exists: ${id}`, 'id');
    const product = { id, created: ledger.now(), name, description, metadata };
    products[id] = product;
    ledger.emit('product.created', answers.productAnswer(product));
    return answers.productAnswer(product);
  }),
  operation('GET', '/products', 'ProductList', parameters.ProductList, (ledger, params) => {
    const all = Object.values(ledger.state.products);
    const named = all.filter(({ id }) => params.ids?.includes(id) ?? true);
    return pageOf('/v1/products', named, params, answers.productAnswer);
  }),
  operation('POST', '/prices', 'PriceCreate', parameters.PriceCreate, (ledger, params) => {
    const { products, prices } = ledger.state;
    const lookupKey = params.lookup_key ?? null;
    found(products, 'product', params.product, 'product');
    const holder = Object.values(prices).find((one) => one.lookupKey === lookupKey);
    if (lookupKey !== null && holder) {
      if (!params.transfer_lookup_key) {
        throw impossible(`A price already uses lookup key ${lookupKey}.`, 'lookup_key');
      }
      holder.lookupKey = null;
      ledger.emit('price.updated', answers.priceAnswer(holder));
    }
    const price: PriceRecord = {
      id: ledger.id('price'),
      created: ledger.now(),
      product: params.product,
      amount: params.unit_amount,
      currency: params.currency,
      metadata: params.metadata,
      lookupKey,
      isActive: true,
    };
    prices[price.id] = price;
    ledger.emit('price.created', answers.priceAnswer(price));
    return answers.priceAnswer(price);
  }),
  operation('GET', '/prices', 'PriceList', parameters.PriceList, (ledger, params) => {
    const { lookup_keys: keys, active } = params;
    const fitting = Object.values(ledger.state.prices).filter(
      ({ lookupKey, isActive }) =>
        (keys === undefined || keys.includes(lookupKey ?? '')) &&
        (active === undefined || active === isActive),
    );
    return pageOf('/v1/prices', fitting, params, answers.priceAnswer);
  }),
];
