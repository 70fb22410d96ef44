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

/** The global SDK as a page has it, answering when the test says so. */
function sdk({ objects = false, breaks = false } = {}) {
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
function installed(how: Parameters<typeof sdk>[0] = {}) {
  const made = sdk(how);
  window.Razorpay = made.Razorpay;
  return made;
}
const MISSING = 'The payment window could not be opened. You have not paid anything: please try again.';
const scriptOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const open = (scriptUrl = '', signal = new AbortController().signal) => openCheckout(scriptUrl)(order, { signal });

afterEach(() => {
  delete window.Razorpay;
});

describe('the checkout', () => {
  test('opens with all eleven facts of the order [DO-222 DO-359]', async () => {
    const { seen, calls } = installed();
    void open();
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

  test('that took a payment hands over what it said of it, and nothing else', async () => {
    const { seen } = installed();
    const outcome = open();
    await expect.poll(() => seen).toHaveLength(1);
    seen[0]?.handler({ ...response, card: '4111' } as typeof response);
    expect(await outcome).toMatchObject({ kind: 'accepted', answer: { kind: 'paid', response } });
    expect(JSON.stringify(await outcome)).not.toContain('4111');
  });

  test('that is closed says so', async () => {
    const { seen } = installed();
    const outcome = open();
    await expect.poll(() => seen).toHaveLength(1);
    seen[0]?.modal.ondismiss();
    expect(await outcome).toMatchObject({ kind: 'accepted', answer: { kind: 'dismissed' } });
  });

  test('an attempt that failed ends nothing: the next one may pay [DO-226]', async () => {
    const { seen, failed } = installed();
    const outcome = open();
    await expect.poll(() => seen).toHaveLength(1);
    let isSettled = false;
    void outcome.then(() => (isSettled = true));
    for (const listener of failed) listener();
    await Promise.resolve();
    expect(isSettled).toBe(false);
    seen[0]?.handler(response);
    expect(await outcome).toMatchObject({ answer: { kind: 'paid' } });
  });

  test.each([false, true])('is closed when the page gives up, whether it objects (%s) or not', async (objects) => {
    const { calls } = installed({ objects });
    const leaving = new AbortController();
    void open('', leaving.signal);
    await expect.poll(() => calls).toContain('open');
    leaving.abort();
    expect(calls).toEqual(['payment.failed', 'open', 'close']);
  });

  test('that cannot open is a fault', async () => {
    installed({ breaks: true });
    await expect(open()).rejects.toThrow('No window can be opened.');
  });
});

describe('the script', () => {
  test('that did not come with the page is asked for again', async () => {
    const { Razorpay, calls } = sdk();
    Object.assign(window, { lateSdk: Razorpay });
    void open(scriptOf('window.Razorpay = window.lateSdk'));
    await expect.poll(() => calls).toEqual(['payment.failed', 'open']);
  });

  test.each([
    ['is not there', 'blob:nowhere'],
    ['sets no name', scriptOf('void 0')],
  ])('that %s opens nothing, says so, and leaves no trace', async (_, address) => {
    expect(await open(address)).toMatchObject({ kind: 'refused', text: MISSING });
    expect([...document.scripts].filter(({ src }) => src === address)).toEqual([]);
  });

  test('that comes after the page was left opens nothing', async () => {
    const { Razorpay, calls } = sdk();
    Object.assign(window, { lateSdk: Razorpay });
    const leaving = new AbortController();
    void open(scriptOf('window.Razorpay = window.lateSdk'), leaving.signal);
    leaving.abort();
    await expect.poll(() => window.Razorpay).toBeDefined();
    await Promise.resolve();
    expect(calls).toEqual([]);
  });
});
