import { accepted, refused, type EsignOutcome, type EsignRequest, type Port, type PortOutcome } from '@folioflow/flows';
import { esign } from '@folioflow/flows/words/esign';
import type { DigioOptions, DigioResponse, DigioWidget } from './digio.ts';

/**
 * The browser port `openEsignWidget`: the widget of the e-sign provider. Cancelled is an answer, an error of the widget a refusal
 * with its text (D-80), a widget that is not there a fault. Nothing is awaited before the widget opens its window.
 */
export const openEsignWidget: Port<EsignRequest, EsignOutcome> = (request, { signal }) =>
  new Promise((resolve, reject) => {
    const { Digio } = window;
    if (Digio === undefined) {
      reject(new Error(esign['sign.widgetMissing']));
      return;
    }
    const widget = new Digio(optionsOf(request, (response) => resolve(outcomeOf(response))));
    signal.addEventListener('abort', () => close(widget), { once: true });
    widget.init();
    widget.submit(request.id, request.email);
  });

const optionsOf = ({ environment, mode, logo }: EsignRequest, callback: DigioOptions['callback']): DigioOptions => ({
  environment,
  method: mode,
  is_iframe: false,
  callback,
  ...(logo === '' ? {} : { logo }),
});

function outcomeOf(response: DigioResponse): PortOutcome<EsignOutcome> {
  const { error_code: error = '', message = '', txn_id: transaction = '' } = response;
  if (error === 'CANCELLED') return accepted({ kind: 'cancelled' });
  if (error !== '' || transaction === '') return refused(message === '' ? esign['sign.widgetFailed'] : message);
  return accepted({ kind: 'signed', signature: { ...response } });
}

/** A widget that has closed itself already may object to being closed; that is nobody's concern any more. */
function close(widget: DigioWidget): void {
  try {
    widget.cancel?.();
  } catch {
    return;
  }
}
