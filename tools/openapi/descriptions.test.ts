import { describe, expect, test } from 'vitest';
import { CommentReader } from './comment-tree.ts';
import { removeReferences } from './descriptions.ts';

const reader = new CommentReader({
  'shapes/order.ts': `
    const flags = {
      /** Permits a pause. */
      is_pause_allowed: flag,
    };
    /** An order. */
    export const orderSchema = looseObject({
      /** The number of the exchange,
       * as text. */
      number: text,
      ...flags,
      plan: optionalField(looseObject({
        /** The first day. */
        'swp_date': day,
      })),
      /** Has a comment of its own. */
      other: otherSchema,
    });`,
  'shapes/other.ts': `export const otherSchema = looseObject({
    /** Nested. */
    id: text,
  });`,
  'orders.ts': `export const ordersOperations = declareArea('orders', {
    list: {
      request: v.variant('kind', [
        looseObject({
          /** One form. */
          a: x,
        }),
        looseObject({
          /** Another. */
          b: x,
        }),
      ]),
    },
  });`,
});
const order = reader.read('orderSchema');

describe('the comments of the contract', () => {
  test('are read with the keys that they describe, on one line', () => {
    expect(order.comment).toBe('An order.');
    expect(order.children.get('number')?.comment).toBe('The number of the exchange, as text.');
    expect(order.children.get('plan')?.children.get('swp_date')?.comment).toBe('The first day.');
  });

  test('are read through spreads, and through constants of other files', () => {
    expect(order.children.get('is_pause_allowed')?.comment).toBe('Permits a pause.');
    expect(order.children.get('other')?.comment).toBe('Has a comment of its own.');
    expect(order.children.get('other')?.children.get('id')?.comment).toBe('Nested.');
  });

  test('are read from every form of a request', () => {
    const request = reader.read('ordersOperations').children.get('list')?.children.get('request');
    expect([request?.children.get('a')?.comment, request?.children.get('b')?.comment]).toEqual([
      'One form.',
      'Another.',
    ]);
  });

  test.each([
    ['Shown in a list (DO-354).', 'Shown in a list.'],
    ['Proposed (decision 009): the key.', 'Proposed: the key.'],
    ['Not sent (PIN 9998, sandbox.md 6.1): ask again.', 'Not sent: ask again.'],
    ['Two decimals (051 otherwise).', 'Two decimals (051 otherwise).'],
    ['Data (esignkyc: KYC done).', 'Data (esignkyc: KYC done).'],
  ])('lose references to this project: %s', (comment, description) => {
    expect(removeReferences(comment)).toBe(description);
  });
});
