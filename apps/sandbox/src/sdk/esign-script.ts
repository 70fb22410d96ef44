/** Where the stand-in widget registers signatures. */
export const ESIGN_SIGNATURES = '/sdk/esign/signatures';

/**
 * Stands in for the e-sign provider's web script (its version 11): `new Digio(options)`, `init()`, `submit(id, email)`,
 * `cancel()`; the callback hears `{ digio_doc_id, txn_id, message }`, or `error_code` with a message. The dialog lives
 * in a shadow tree whose style sheet is constructed, so that it obeys a policy without inline styles.
 */
export const esignScript = `(() => {
  const home = new URL(document.currentScript.src).origin;
  const css = \`
    dialog { box-sizing: border-box; width: min(420px, calc(100vw - 32px)); border: 0; border-radius: 16px; padding: 24px;
      color: #16202c; background: #fff; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
      box-shadow: 0 24px 64px rgb(10 20 30 / .32); }
    dialog::backdrop { background: rgb(10 20 30 / .56); }
    .row { display: flex; align-items: center; gap: 12px; }
    img { width: 40px; height: 40px; border-radius: 8px; image-rendering: pixelated; }
    h2 { margin: 0; font-size: 20px; line-height: 1.3; }
    .notice { margin: 12px 0 0; padding: 8px 12px; border-radius: 8px; background: #fff3d6; color: #7a4d00; font-size: 14px; }
    dl { margin: 16px 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; font-size: 14px; }
    dt { color: #5b6878; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .buttons { display: grid; gap: 8px; }
    button { min-height: 44px; padding: 8px 16px; border: 1px solid #c3ccd6; border-radius: 10px; background: #fff; color: inherit;
      font: inherit; font-weight: 600; cursor: pointer; }
    button.main { background: #0b5cad; border-color: #0b5cad; color: #fff; }
    button:disabled { opacity: .6; cursor: progress; }
    button:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
    @media (prefers-color-scheme: dark) {
      dialog { color: #e8edf3; background: #19222c; }
      .notice { background: #3a2c0c; color: #ffd47a; }
      dt { color: #9fadbd; }
      button { background: #19222c; border-color: #3d4b5a; }
      button.main { background: #7db8f5; border-color: #7db8f5; color: #0b1622; }
      button:focus-visible { outline-color: #7db8f5; }
    }\`;

  const element = (name, properties = {}, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const register = async (id, isLate) => {
    const answer = await fetch(home + '${ESIGN_SIGNATURES}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ digio_id: id, is_late: isLate }),
    });
    if (!answer.ok) throw new Error('The document cannot be signed.');
    return (await answer.json()).txn_id;
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
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      const dialog = element('dialog');
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.cancel();
      });
      root.append(dialog);
      document.body.append(host);
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
      const button = (label, onclick, className = '') => element('button', { type: 'button', textContent: label, onclick, className });
      const first = button('Sign', () => this.sign(false), 'main');
      this.dialog.replaceChildren(
        element('div', { className: 'row' }, [
          ...(logo ? [element('img', { src: logo, alt: '' })] : []),
          element('h2', { id: 'title', textContent: 'Sign with Aadhaar' }),
        ]),
        element('p', { className: 'notice', textContent: 'Sandbox e-sign: nothing is really signed here.' }),
        element('dl', {}, Object.entries(facts).flatMap(([name, value]) => [
          element('dt', { textContent: name }),
          element('dd', { textContent: value }),
        ])),
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
