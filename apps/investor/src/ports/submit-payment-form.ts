import { acceptedLocally, type PaymentForm, type Port } from '@folioflow/flows';

/** Names and values of the hidden inputs, in their order; the rest of the HTML is ignored (AD-030). */
export function hiddenFieldsOf(inputHtml: string): readonly { readonly name: string; readonly value: string }[] {
  // A parsed document runs no script, loads no image and is never shown.
  const parsed = new DOMParser().parseFromString(inputHtml, 'text/html');
  return [...parsed.querySelectorAll<HTMLInputElement>('input[type="hidden" i][name]')]
    .map((input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' }))
    .filter(({ name }) => name !== '');
}

/** Creates a form with the method POST, in this tab, for the address that the flow has checked. */
export function createPaymentForm({ actionUrl, inputHtml }: PaymentForm): HTMLFormElement {
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

/** The browser port `submitPaymentForm`: posts the form, with which the browser leaves the app for the gateway. */
export const submitPaymentForm: Port<PaymentForm, null> = (request) => {
  const form = createPaymentForm(request);
  document.body.append(form);
  try {
    // A field called `submit` hides the form's own method.
    HTMLFormElement.prototype.submit.call(form);
  } finally {
    form.remove();
  }
  return Promise.resolve(acceptedLocally(null));
};
