import { expect, test } from 'vitest';
import { FolioflowSipCheckout, SIP_CHECKOUT_TAG } from './index.ts';

test('the module can be imported where there are no elements, and defines none', () => {
  expect('customElements' in globalThis).toBe(false);
  expect(SIP_CHECKOUT_TAG).toBe('folioflow-sip-checkout');
  expect(FolioflowSipCheckout.observedAttributes).toEqual(expect.arrayContaining(['token', 'theme', 'amount']));
});
