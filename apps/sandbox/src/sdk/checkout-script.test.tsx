import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { checkoutScript } from './checkout-script.ts';
import { removeWidgetPage, widgetPage } from './testing/widget-page.ts';

interface Checkout {
  on(event: 'payment.failed', listener: (failed: { error: Record<string, unknown> }) => void): void;
  open(): void;
  close(): void;
}
interface CheckoutWindow extends Window {
  Razorpay: new (options?: object) => Checkout;
}

afterEach(removeWidgetPage);

const taken = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc1' };
const options = {
  key: 'rzp_test',
  amount: 199_900,
  currency: 'INR',
  name: 'Folioflow',
  description: 'Expert advice: Yearly',
  order_id: 'order_1',
  prefill: { email: 'asha@example.in', contact: '9000000114' },
  notes: { address: 'Bengaluru' },
  theme: { color: '#3d49c4' },
};

const openPage = async (answer: () => Response = () => Response.json(taken)) => {
  const { page: opened, ...rest } = await widgetPage(checkoutScript, '[data-checkout]', answer);
  const page = opened as CheckoutWindow;
  const heard: unknown[] = [];
  const open = () => {
    const checkout = new page.Razorpay({
      ...options,
      handler: (response: unknown) => heard.push(response),
      modal: { ondismiss: () => heard.push('dismissed') },
    });
    checkout.on('payment.failed', ({ error }) => heard.push(error['reason']));
    checkout.open();
    return checkout;
  };
  return { page, heard, open, ...rest };
};

const service = `${location.origin}/sdk/checkout/payments`;

describe('the simulated card checkout', () => {
  test('opens a labelled dialog with all its options, and the price in rupees', async () => {
    const { open, root, violations } = await openPage();
    open();
    const dialog = root()?.querySelector('dialog');
    expect(dialog?.matches(':modal')).toBe(true);
    expect(root()?.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Pay Folioflow');
    const facts = [...(dialog?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '₹1,999.00',
      'Expert advice: Yearly',
      'order_1',
      'asha@example.in',
      '9000000114',
      'Bengaluru',
    ]);
    expect(dialog?.querySelectorAll('input')).toHaveLength(0);
    expect(violations).toEqual([]);
  });

  test('charges once at Pay, and calls the handler with the payment', async () => {
    const { open, button, heard, told, root } = await openPage();
    open();
    button('Pay')?.click();
    button('Pay')?.click();
    expect(button('Close')?.disabled).toBe(true);
    await expect.poll(() => heard).toEqual([taken]);
    expect(told).toEqual([[service, '{"key":"rzp_test","amount":199900,"order_id":"order_1"}']]);
    expect(root()).toBeUndefined();
  });

  test('charges and signs wrongly at Pay with wrong signature', async () => {
    const { open, button, heard } = await openPage();
    open();
    button('Pay with wrong signature')?.click();
    await expect.poll(() => heard).toEqual([{ ...taken, razorpay_signature: '1cba' }]);
  });

  test('emits payment.failed at Fail and remains open for another attempt', async () => {
    const { open, button, heard, told, root } = await openPage();
    open();
    button('Fail')?.click();
    expect(heard).toEqual(['payment_failed']);
    expect(root()?.querySelector('[role=status]')?.textContent).toContain('declined');
    expect(told).toEqual([]);
    button('Pay')?.click();
    await expect.poll(() => heard).toEqual(['payment_failed', taken]);
  });

  test('shows a failure for an order that cannot be paid', async () => {
    const refuseOrder = () => Response.json({ errors: [{ msg: 'It is paid already.' }] }, { status: 404 });
    const { open, button, heard, root } = await openPage(refuseOrder);
    open();
    button('Pay')?.click();
    await expect.poll(() => root()?.querySelector('[role=status]')?.textContent).toBe('It is paid already.');
    expect(heard).toEqual(['payment_failed']);
    expect(button('Pay')?.disabled).toBe(false);
  });

  test('is dismissed by Close and by Escape', async () => {
    const { open, button, heard, page } = await openPage();
    open();
    button('Close')?.click();
    expect(heard).toEqual(['dismissed']);
    open();
    page.focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => heard).toEqual(['dismissed', 'dismissed']);
  });

  test('calls no callback when the page closes it', async () => {
    const { open, heard, root } = await openPage();
    open().close();
    expect([heard, root()]).toEqual([[], undefined]);
  });

  test('refuses an order without a key', async () => {
    const { page } = await openPage();
    expect(() => new page.Razorpay({})).toThrow('No key passed');
  });
});
