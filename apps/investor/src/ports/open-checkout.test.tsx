import { i18n } from '@folioflow/flows/testing/texts';
import type { PaymentOrderInfo } from '@folioflow/api/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { openCheckout } from './open-checkout.ts';
import type { RazorpayOptions } from './razorpay.ts';

const order: PaymentOrderInfo = {
  key: 'rzp_test',
  amount: 199_900,
  id: 'order_1',
  currency: 'INR',
  name: 'Folioflow',
  email: 'asha@example.in',
  mobile: '9000000114',
  address: 'Bengaluru',
  description: 'Expert advice',
  color: '#3d49c4',
  logo: 'data:image/gif;base64,R0',
};
const response = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' };

/** Creates a fake of the global SDK, which answers on the command of the test. */
function createFakeSdk({ objects = false, breaks = false } = {}) {
  const seen: RazorpayOptions[] = [];
  const calls: string[] = [];
  const failed: (() => void)[] = [];
  class Razorpay {
    constructor(options: RazorpayOptions) {
      seen.push(options);
    }
    on(event: string, listener: () => void) {
      calls.push(event);
      failed.push(listener);
    }
    open() {
      calls.push('open');
      if (breaks) throw new Error('No window can be opened.');
    }
    close() {
      calls.push('close');
      if (objects) throw new TypeError('It is closed already.');
    }
  }
  return { Razorpay, seen, calls, failed };
}
function installFakeSdk(how: Parameters<typeof createFakeSdk>[0] = {}) {
  const made = createFakeSdk(how);
  window.Razorpay = made.Razorpay;
  return made;
}
const MISSING = 'The payment window could not be opened. You have not paid anything: please try again.';
const scriptAddress = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const openTestCheckout = (scriptUrl = '', signal = new AbortController().signal) =>
  openCheckout(i18n, scriptUrl)(order, { signal });

afterEach(() => {
  delete window.Razorpay;
});

describe('openCheckout', () => {
  test('opens the checkout with all eleven fields of the order [DO-222 DO-359]', async () => {
    const { seen, calls } = installFakeSdk();
    void openTestCheckout();
    await expect.poll(() => calls).toEqual(['payment.failed', 'open']);
    expect(seen).toMatchObject([
      {
        key: 'rzp_test',
        amount: 199_900,
        order_id: 'order_1',
        currency: 'INR',
        name: 'Folioflow',
        prefill: { email: 'asha@example.in', contact: '9000000114' },
        notes: { address: 'Bengaluru' },
        description: 'Expert advice',
        theme: { color: '#3d49c4' },
        image: 'data:image/gif;base64,R0',
      },
    ]);
  });

  test('returns the documented fields of a payment and no other', async () => {
    const { seen } = installFakeSdk();
    const outcome = openTestCheckout();
    await expect.poll(() => seen).toHaveLength(1);
    seen[0]?.handler({ ...response, card: '4111' } as typeof response);
    expect(await outcome).toMatchObject({ kind: 'accepted', answer: { kind: 'paid', response } });
    expect(JSON.stringify(await outcome)).not.toContain('4111');
  });

  test('returns dismissed when the checkout is closed', async () => {
    const { seen } = installFakeSdk();
    const outcome = openTestCheckout();
    await expect.poll(() => seen).toHaveLength(1);
    seen[0]?.modal.ondismiss();
    expect(await outcome).toMatchObject({ kind: 'accepted', answer: { kind: 'dismissed' } });
  });

  test('stays open after a failed attempt, and the next attempt can pay [DO-226]', async () => {
    const { seen, failed } = installFakeSdk();
    const outcome = openTestCheckout();
    await expect.poll(() => seen).toHaveLength(1);
    let isSettled = false;
    void outcome.then(() => (isSettled = true));
    for (const listener of failed) listener();
    await Promise.resolve();
    expect(isSettled).toBe(false);
    seen[0]?.handler(response);
    expect(await outcome).toMatchObject({ answer: { kind: 'paid' } });
  });

  test.each([false, true])('closes the checkout when the page is left, even if closing throws: %s', async (objects) => {
    const { calls } = installFakeSdk({ objects });
    const leaving = new AbortController();
    void openTestCheckout('', leaving.signal);
    await expect.poll(() => calls).toContain('open');
    leaving.abort();
    expect(calls).toEqual(['payment.failed', 'open', 'close']);
  });

  test('rejects when the checkout cannot open', async () => {
    installFakeSdk({ breaks: true });
    await expect(openTestCheckout()).rejects.toThrow('No window can be opened.');
  });
});

describe('openCheckout without a loaded script', () => {
  test('loads the script and opens the checkout', async () => {
    const { Razorpay, calls } = createFakeSdk();
    Object.assign(window, { lateSdk: Razorpay });
    void openTestCheckout(scriptAddress('window.Razorpay = window.lateSdk'));
    await expect.poll(() => calls).toEqual(['payment.failed', 'open']);
  });

  test.each([
    ['does not exist', 'blob:nowhere'],
    ['sets no name', scriptAddress('void 0')],
  ])('is refused with a text, and removes a script that %s', async (_, address) => {
    expect(await openTestCheckout(address)).toMatchObject({ kind: 'refused', text: MISSING });
    expect([...document.scripts].filter(({ src }) => src === address)).toEqual([]);
  });

  test('does not open the checkout if the script arrives after the page was left', async () => {
    const { Razorpay, calls } = createFakeSdk();
    Object.assign(window, { lateSdk: Razorpay });
    const leaving = new AbortController();
    void openTestCheckout(scriptAddress('window.Razorpay = window.lateSdk'), leaving.signal);
    leaving.abort();
    await expect.poll(() => window.Razorpay).toBeDefined();
    await Promise.resolve();
    expect(calls).toEqual([]);
  });
});
