import { accepted, type PaymentForm, type Port } from '@folioflow/flows';

/** The fields a gateway may be sent: names and values of hidden inputs, in their order; nothing else of the HTML is taken (AD-030). */
export function hiddenFieldsOf(inputHtml: string): readonly { readonly name: string; readonly value: string }[] {
  // A parsed document runs no script, loads no image and is never shown.
  const parsed = new DOMParser().parseFromString(inputHtml, 'text/html');
  return [...parsed.querySelectorAll<HTMLInputElement>('input[type="hidden" i][name]')]
    .map((input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' }))
    .filter(({ name }) => name !== '');
}

/** A form of our own making: POST, in this tab, to the address that the flow has judged. */
export function paymentFormOf({ actionUrl, inputHtml }: PaymentForm): HTMLFormElement {
  const form = document.createElement('form');
  form.setAttribute('method', 'post');
  form.setAttribute('action', actionUrl);
  form.setAttribute('target', '_self');
  form.hidden = true;
  for (const { name, value } of hiddenFieldsOf(inputHtml)) {
    const input = document.createElement('input');
    input.setAttribute('type', 'hidden');
    input.setAttribute('name', name);
    input.setAttribute('value', value);
    form.append(input);
  }
  return form;
}

/** Hands the investor over to the gateway; the browser leaves the app. */
export const submitPaymentForm: Port<PaymentForm, null> = (request) => {
  const form = paymentFormOf(request);
  document.body.append(form);
  try {
    // A field called `submit` hides the form's own method.
    HTMLFormElement.prototype.submit.call(form);
  } finally {
    form.remove();
  }
  return Promise.resolve(accepted(null));
};
