/** Response of the card checkout to a successful payment. */
export interface RazorpayResponse {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** The used options of Razorpay's web checkout. Card details are entered only in its own window. */
export interface RazorpayOptions {
  readonly key: string;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly image?: string;
  readonly order_id: string;
  readonly prefill: { readonly email: string; readonly contact: string };
  readonly notes: { readonly address: string };
  readonly theme: { readonly color?: string };
  readonly handler: (response: RazorpayResponse) => void;
  readonly modal: { readonly ondismiss: () => void };
}

export interface RazorpayCheckout {
  /** `payment.failed`: an attempt failed, and the window stays open for the next one. */
  on: (event: 'payment.failed', listener: () => void) => void;
  open: () => void;
  close: () => void;
}

/** The global name that the script of the configured address sets. */
export type RazorpaySdk = new (options: RazorpayOptions) => RazorpayCheckout;

declare global {
  interface Window {
    Razorpay?: RazorpaySdk;
  }
}
