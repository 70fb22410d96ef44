import { widgetParts } from './widget-parts.ts';

/** Path of the signatures of the simulated widget. */
export const ESIGN_SIGNATURES = '/sdk/esign/signatures';

/**
 * Simulates the e-sign provider's web script (version 11): `new Digio(options)`, `init()`, `submit(id, email)`,
 * `cancel()`. The callback receives `{ digio_doc_id, txn_id, message }`, or `error_code` with a message. The dialog is
 * in a shadow tree with a constructed style sheet, so that it obeys a policy without inline styles.
 */
export const esignScript = `(() => {
  const home = new URL(document.currentScript.src).origin;
${widgetParts}
  const register = async (id, isLate) => {
    try {
      return (await post('${ESIGN_SIGNATURES}', { digio_id: id, is_late: isLate })).txn_id;
    } catch {
      throw new Error('The document cannot be signed.');
    }
  };

  class DigioException extends Error {
    constructor(message) {
      super(message);
      this.name = 'DigioException';
    }
  }

  class Digio {
    constructor(options) {
      if (!options) throw new DigioException('Digio constructor requires configuration options for initialization.');
      if (options.callback !== undefined && typeof options.callback !== 'function') {
        throw new DigioException('Provided callback method is not a function or is invalid.');
      }
      this.options = { environment: 'sandbox', method: 'otp', callback: () => {}, ...options };
    }

    init() {
      this.close();
      const host = element('div');
      host.dataset.esign = '';
      const dialog = dialogIn(host, () => this.cancel());
      this.host = host;
      this.dialog = dialog;
      dialog.append(element('h2', { id: 'title', textContent: 'Preparing your document' }));
      dialog.showModal();
    }

    submit(id, identifier) {
      if (!id) throw new DigioException('Provided document id is invalid.');
      if (!identifier) throw new DigioException('Provided email id or mobile number is invalid.');
      if (!this.dialog) this.init();
      this.documentId = String(id);
      this.show(identifier);
    }

    cancel() {
      if (!this.dialog) return;
      this.settle({ error_code: 'CANCELLED', message: 'Signing cancelled' });
    }

    close() {
      this.dialog?.close();
      this.host?.remove();
      this.dialog = undefined;
      this.host = undefined;
    }

    settle(result) {
      this.close();
      this.options.callback({ digio_doc_id: this.documentId, ...result });
    }

    async sign(isLate) {
      for (const button of this.dialog.querySelectorAll('button')) button.disabled = true;
      try {
        const txn_id = await register(this.documentId, isLate);
        if (isLate) this.close();
        else this.settle({ txn_id, message: 'Signed successfully' });
      } catch (error) {
        this.settle({ error_code: 'SIGNING_FAILED', message: error.message });
      }
    }

    show(identifier) {
      const { environment, method, logo } = this.options;
      const facts = { Document: this.documentId, Signer: identifier, Mode: method, Environment: environment };
      const first = button('Sign', () => this.sign(false), 'main');
      this.dialog.replaceChildren(
        headOf('Sign with Aadhaar', logo),
        element('p', { className: 'notice', textContent: 'Sandbox e-sign: nothing is really signed here.' }),
        factsOf(facts),
        element('div', { className: 'buttons' }, [
          first,
          button('Cancel', () => this.cancel()),
          button('Error', () => this.settle({ error_code: 'SIGNING_FAILED', message: 'The signature could not be made.' })),
          button('Sign with unknown transaction', () => this.settle({ txn_id: 'ESN00000000', message: 'Signed successfully' })),
          button('Sign late', () => this.sign(true)),
        ]),
      );
      first.focus();
    }
  }
  window.Digio = Digio;
})();
`;
