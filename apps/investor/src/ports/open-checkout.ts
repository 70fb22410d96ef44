import { type PaymentOrderInfo } from '@folioflow/api/contract';
import { accepted, refused, type CheckoutOutcome, type Port } from '@folioflow/flows';
import { advice } from '@folioflow/flows/words/advice';
import type { RazorpayCheckout, RazorpayOptions, RazorpaySdk } from './razorpay.ts';

/** As long as any answer may take (flows.md, section 0). */
const SCRIPT_LIMIT_MS = 30_000;

/**
 * The browser port `openCheckout`: the card checkout of the payment provider, with the order as it is. Closed by the person
 * is an answer; an attempt that failed is none, the window stays for the next (DO-226). A script that did not come with
 * the page is asked for again; without it nothing is opened, and nothing paid.
 */
export const openCheckout =
  (scriptUrl: string): Port<PaymentOrderInfo, CheckoutOutcome> =>
  async (order, { signal }) => {
    const Razorpay = window.Razorpay ?? (await fetched(scriptUrl));
    if (Razorpay === undefined) return refused(advice['checkout.missing']);
    return new Promise((resolve, reject) => {
      if (signal.aborted) return;
      const checkout = new Razorpay(
        optionsOf(order, {
          handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
            resolve(
              accepted({ kind: 'paid', response: { razorpay_payment_id, razorpay_order_id, razorpay_signature } }),
            ),
          modal: { ondismiss: () => resolve(accepted({ kind: 'dismissed' })) },
        }),
      );
      checkout.on('payment.failed', () => undefined);
      signal.addEventListener('abort', () => close(checkout), { once: true });
      try {
        checkout.open();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(advice['checkout.missing']));
      }
    });
  };

/** All eleven facts of the order (DO-222, DO-359); a logo or a colour that is not told is the window's own. */
const optionsOf = (
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

const fetched = (address: string): Promise<RazorpaySdk | undefined> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = () => {
      clearTimeout(limit);
      if (window.Razorpay === undefined) script.remove();
      resolve(window.Razorpay);
    };
    const limit = setTimeout(settle, SCRIPT_LIMIT_MS);
    script.async = true;
    script.addEventListener('load', settle, { once: true });
    script.addEventListener('error', settle, { once: true });
    script.src = address;
    document.head.append(script);
  });

/** A window that has closed itself already may object; that is nobody's concern any more. */
function close(checkout: RazorpayCheckout): void {
  try {
    checkout.close();
  } catch {
    return;
  }
}
