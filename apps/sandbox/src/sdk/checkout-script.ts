import { widgetParts } from './widget-parts.ts';

/** Path of the payments of the simulated checkout. */
export const CHECKOUT_PAYMENTS = '/sdk/checkout/payments';

/**
 * Simulates the card checkout (Razorpay's web checkout, version 1): `new Razorpay(options)`, `on('payment.failed', …)`,
 * `open()`, `close()`. `options.handler` receives `{ razorpay_payment_id, razorpay_order_id, razorpay_signature }`;
 * `options.modal.ondismiss` is called when the user closes the window. After a failed payment the window remains open,
 * as in the original. No card is requested.
 */
export const checkoutScript = `(() => {
  const home = new URL(document.currentScript.src).origin;
  ${widgetParts}
  class Razorpay {
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
    }

    open() {
      this.close();
      const host = element('div');
      host.dataset.checkout = '';
      this.host = host;
      this.dialog = dialogIn(host, () => this.dismiss());
      this.show();
      this.dialog.showModal();
      this.dialog.querySelector('button').focus();
    }

    close() {
      this.dialog?.close();
      this.host?.remove();
      this.dialog = undefined;
      this.host = undefined;
    }

    dismiss() {
      if (!this.dialog || this.isPaying) return;
      this.close();
      this.options.modal?.ondismiss?.();
    }

    fail(description) {
      const { order_id } = this.options;
      const error = { code: 'BAD_REQUEST_ERROR', description, source: 'bank', step: 'payment_authorization',
        reason: 'payment_failed', metadata: { order_id } };
      this.said.textContent = description;
      for (const listener of this.listeners['payment.failed'] ?? []) listener({ error });
    }

    async pay(sign) {
      const buttons = [...this.dialog.querySelectorAll('button')];
      for (const button of buttons) button.disabled = true;
      this.isPaying = true;
      try {
        const { key, amount, order_id } = this.options;
        const taken = await post('${CHECKOUT_PAYMENTS}', { key, amount, order_id });
        this.isPaying = false;
        if (!this.dialog) return;
        this.close();
        this.options.handler?.({ ...taken, razorpay_signature: sign(taken.razorpay_signature) });
      } catch (error) {
        this.isPaying = false;
        for (const button of buttons) button.disabled = false;
        if (this.dialog) this.fail(error.message || 'The payment could not be made. Please try again.');
      }
    }

    show() {
      const { amount, currency = 'INR', name = '', description = '', image, order_id, prefill = {}, notes = {}, theme } = this.options;
      const price = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(Number(amount) / 100);
      const facts = { 'To pay': price, For: description, Order: order_id, Email: prefill.email, Mobile: prefill.contact, Address: notes.address };
      this.said = element('p', { className: 'notice' });
      this.said.setAttribute('role', 'status');
      this.said.textContent = 'Sandbox checkout: no card is asked for, no money moves.';
      this.dialog.style.setProperty('border-top', '6px solid ' + (theme?.color ?? 'transparent'));
      this.dialog.replaceChildren(
        headOf('Pay ' + name, image),
        this.said,
        factsOf(Object.fromEntries(Object.entries(facts).filter(([, value]) => value))),
        element('div', { className: 'buttons' }, [
          button('Pay', () => this.pay((signature) => signature), 'main'),
          button('Fail', () => this.fail('Your payment was declined by the bank. Try again, or with another card.')),
          button('Close', () => this.dismiss()),
          button('Pay with wrong signature', () => this.pay((signature) => [...signature].toReversed().join(''))),
        ]),
      );
    }
  }
  window.Razorpay = Razorpay;
})();
`;
