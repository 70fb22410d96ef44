/** What the card checkout says of a payment that it took. */
export interface RazorpayResponse {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** The options of Razorpay's web checkout that are used. Card details are entered in its own window alone. */
export interface RazorpayOptions {
  readonly key: string;
  /** Paise. */
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
