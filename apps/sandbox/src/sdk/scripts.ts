import { esignScript } from './esign-script.ts';

/** Stands in for the script of the payment checkout: the same global name, nothing behind it yet. */
const checkout = `(() => {
  class Razorpay {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(event, listener) { this.listeners[event] = listener; }
    open() {}
    close() {}
  }
  window.Razorpay = Razorpay;
})();
`;

interface Script {
  readonly place: 'sdk/esign' | 'sdk/checkout';
  readonly source: string;
}

export const sdkScripts: Readonly<Record<string, Script>> = {
  '/sdk/esign.js': { place: 'sdk/esign', source: esignScript },
  '/sdk/checkout.js': { place: 'sdk/checkout', source: checkout },
};
