import { accepted, type PaymentForm, type Port } from '@folioflow/flows';

/** Names and values of the hidden inputs of a server's form; nothing else of its HTML is taken (AD-030). */
export function hiddenInputsOf(html: string): readonly { readonly name: string; readonly value: string }[] {
  const inputs = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('input[type="hidden" i][name]');
  return Array.from(inputs, (input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' })).filter(({ name }) => name !== '');
}

/** Posts the payment form to the gateway, whose address the flow has judged. The browser leaves the app with it. */
export const submitPaymentForm: Port<PaymentForm, null> = ({ actionUrl, inputHtml }) => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = actionUrl;
  form.hidden = true;
  for (const { name, value } of hiddenInputsOf(inputHtml)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  return Promise.resolve(accepted(null));
};
