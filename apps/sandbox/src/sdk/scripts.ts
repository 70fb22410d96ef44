/** Stand-ins of the two external scripts: the same global names, nothing behind them yet. */
const esign = `(() => {
  class Digio {
    constructor(options) { this.options = options; }
    init() {}
    submit() {}
    cancel() {}
  }
  window.Digio = Digio;
})();
`;

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

export const sdkScripts: Readonly<Record<string, { readonly place: string; readonly source: string }>> = {
  '/sdk/esign.js': { place: 'sdk/esign', source: esign },
  '/sdk/checkout.js': { place: 'sdk/checkout', source: checkout },
};
