import type { I18n } from '@lingui/core';
import { type PaymentOrderInfo } from '@folioflow/api/contract';
import { acceptedLocally, refused, type CardCheckoutOutcome, type Port } from '@folioflow/flows';
import type { RazorpayCheckout, RazorpayOptions, RazorpaySdk } from './razorpay.ts';

/** Time limit of every answer (flows.md, section 0). */
const SCRIPT_LIMIT_MS = 30_000;

/**
 * The browser port `openCheckout`: opens the card checkout of the payment provider with the order. A window that the
 * user closes is an answer; a failed attempt is none, and the window stays open for the next one (DO-226). A missing
 * script is fetched again; without it the checkout is not opened and the port is refused.
 */
export const openCheckout =
  (i18n: I18n, scriptUrl: string): Port<PaymentOrderInfo, CardCheckoutOutcome> =>
  async (order, { signal }) => {
    const Razorpay = window.Razorpay ?? (await loadSdk(scriptUrl));
    if (Razorpay === undefined) return refused(i18n._('advice.checkout.missing'));
    return new Promise((resolve, reject) => {
      if (signal.aborted) return;
      const checkout = new Razorpay(
        checkoutOptionsOf(order, {
          handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
            resolve(
              acceptedLocally({
                kind: 'paid',
                response: { razorpay_payment_id, razorpay_order_id, razorpay_signature },
              }),
            ),
          modal: { ondismiss: () => resolve(acceptedLocally({ kind: 'dismissed' })) },
        }),
      );
      checkout.on('payment.failed', () => undefined);
      signal.addEventListener('abort', () => closeCheckout(checkout), { once: true });
      try {
        checkout.open();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(i18n._('advice.checkout.missing')));
      }
    });
  };

/** All eleven fields of the order (DO-222, DO-359); without a logo or a colour the window uses its own. */
const checkoutOptionsOf = (
  { key, amount, id, currency, name, email, mobile, address, description, color, logo }: PaymentOrderInfo,
  ends: Pick<RazorpayOptions, 'handler' | 'modal'>,
): RazorpayOptions => ({
  key,
  amount,
  currency,
  name,
  description,
  order_id: id,
  prefill: { email, contact: mobile },
  notes: { address },
  theme: color === '' ? {} : { color },
  ...(logo === '' ? {} : { image: logo }),
  ...ends,
});

const loadSdk = (address: string): Promise<RazorpaySdk | undefined> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    const resolveSdk = () => {
      clearTimeout(limit);
      if (window.Razorpay === undefined) script.remove();
      resolve(window.Razorpay);
    };
    const limit = setTimeout(resolveSdk, SCRIPT_LIMIT_MS);
    script.async = true;
    script.addEventListener('load', resolveSdk, { once: true });
    script.addEventListener('error', resolveSdk, { once: true });
    script.src = address;
    document.head.append(script);
  });

/** Closes the window; the error of a window that is closed already is ignored. */
function closeCheckout(checkout: RazorpayCheckout): void {
  try {
    checkout.close();
  } catch {
    return;
  }
}
