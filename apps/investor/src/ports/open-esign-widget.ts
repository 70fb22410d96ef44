import type { I18n } from '@lingui/core';
import {
  acceptedLocally,
  refused,
  type EsignOutcome,
  type EsignRequest,
  type Port,
  type PortOutcome,
} from '@folioflow/flows';
import type { DigioOptions, DigioResponse, DigioWidget } from './digio.ts';

/**
 * The browser port `openEsignWidget`: the widget of the e-sign provider. A cancelled signature is an answer, an error
 * of the widget is a refusal with its text (D-80), a missing widget is a fault. The window is opened without a wait.
 */
export const openEsignWidget =
  (i18n: I18n): Port<EsignRequest, EsignOutcome> =>
  (request, { signal }) =>
    new Promise((resolve, reject) => {
      const { Digio } = window;
      if (Digio === undefined) {
        reject(new Error(i18n._('esign.sign.widgetMissing')));
        return;
      }
      const widget = new Digio(widgetOptionsOf(request, (response) => resolve(outcomeOf(i18n, response))));
      signal.addEventListener('abort', () => closeWidget(widget), { once: true });
      widget.init();
      widget.submit(request.id, request.email);
    });

const widgetOptionsOf = (
  { environment, mode, logo }: EsignRequest,
  callback: DigioOptions['callback'],
): DigioOptions => ({
  environment,
  method: mode,
  is_iframe: false,
  callback,
  ...(logo === '' ? {} : { logo }),
});

function outcomeOf(i18n: I18n, response: DigioResponse): PortOutcome<EsignOutcome> {
  const { error_code: error = '', message = '', txn_id: transaction = '' } = response;
  if (error === 'CANCELLED') return acceptedLocally({ kind: 'cancelled' });
  if (error !== '' || transaction === '') return refused(message === '' ? i18n._('esign.sign.widgetFailed') : message);
  return acceptedLocally({ kind: 'signed', signature: { ...response } });
}

/** Closes the widget; the error of a widget that is closed already is ignored. */
function closeWidget(widget: DigioWidget): void {
  try {
    widget.cancel?.();
  } catch {
    return;
  }
}
