import { FolioflowSipCheckout, SIP_CHECKOUT_TAG } from './sip-checkout-element.ts';

export { FolioflowSipCheckout, SIP_CHECKOUT_TAG };
export type { CheckoutAttribute } from './attribute-names.ts';
export type { ElementTheme } from './theme.ts';
export type {
  CancelledDetail,
  ExitDetail,
  FailedDetail,
  PlacedDetail,
  ReadyDetail,
  SessionEndedDetail,
  SipCheckoutEventMap,
} from './events.ts';

declare global {
  interface HTMLElementTagNameMap {
    'folioflow-sip-checkout': FolioflowSipCheckout;
  }
}

// A page may load the script twice, and Node has no registry of elements.
if (typeof customElements !== 'undefined' && customElements.get(SIP_CHECKOUT_TAG) === undefined)
  customElements.define(SIP_CHECKOUT_TAG, FolioflowSipCheckout);
