import { afterEach, describe, expect, test } from 'vitest';
import { hiddenFieldsOf, createPaymentForm, submitPaymentForm } from './submit-payment-form.ts';

const gateway = 'https://gateway.example/pay';
const scope = { signal: new AbortController().signal };

describe('hiddenFieldsOf', () => {
  test('returns the names and values of the hidden inputs, in their order', () => {
    const html =
      '<input type="hidden" name="order_number" value="10000002"><input type="HIDDEN" name="amount" value="25000"><input type="hidden" name="signature" value="a&amp;b">';
    expect(hiddenFieldsOf(html)).toEqual([
      { name: 'order_number', value: '10000002' },
      { name: 'amount', value: '25000' },
      { name: 'signature', value: 'a&b' },
    ]);
  });

  test('createPaymentForm ignores the action and the scripts of a form in the HTML', () => {
    const html =
      '<form action="https://evil.example" target="_blank"><input type="hidden" name="a" value="1" formaction="https://evil.example" onclick="alert(1)"></form><script>document.forms[0].submit()</script>';
    const form = createPaymentForm({ actionUrl: gateway, inputHtml: html });
    expect(form.outerHTML).toBe(
      `<form method="post" action="${gateway}" target="_self" hidden=""><input type="hidden" name="a" value="1"></form>`,
    );
  });

  test.each([
    '<input name="a" value="1">',
    '<input type="text" name="a" value="1">',
    '<input type="password" name="a" value="1">',
    '<input type="submit" name="a" value="1">',
    '<textarea name="a">1</textarea>',
    '<select name="a"><option value="1" selected></select>',
    '<button name="a" value="1">Pay</button>',
    '<input type="hidden" value="1">',
    '<input type="hidden" name="" value="1">',
    'order_number=1',
    '',
  ])('returns no field for %s', (html) => {
    expect(hiddenFieldsOf(html)).toEqual([]);
  });

  test('runs neither scripts nor the error handlers of images', async () => {
    const seen: string[] = [];
    Object.assign(globalThis, { toldByServerHtml: (what: string) => seen.push(what) });
    hiddenFieldsOf(
      '<script>toldByServerHtml("script")</script><img src="data:," onerror="toldByServerHtml(\'image\')">',
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(seen).toEqual([]);
  });
});

describe('submitPaymentForm', () => {
  const submit = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'submit');
  const sent: { html: string; isInPage: boolean }[] = [];
  const recordSubmittedForms = () =>
    Object.defineProperty(HTMLFormElement.prototype, 'submit', {
      ...submit,
      value(this: HTMLFormElement) {
        sent.push({ html: this.outerHTML, isInPage: this.isConnected });
      },
    });
  afterEach(() => {
    sent.length = 0;
    if (submit) Object.defineProperty(HTMLFormElement.prototype, 'submit', submit);
  });

  test('posts one form to the address of the gateway and removes it from the page', async () => {
    recordSubmittedForms();
    const inputHtml = '<input type="hidden" name="order_number" value="10000002">';
    await expect(submitPaymentForm({ actionUrl: gateway, inputHtml }, scope)).resolves.toEqual({
      kind: 'accepted',
      answer: null,
      receivedAt: 0,
    });
    expect(sent).toEqual([
      {
        html: `<form method="post" action="${gateway}" target="_self" hidden=""><input type="hidden" name="order_number" value="10000002"></form>`,
        isInPage: true,
      },
    ]);
    expect(document.forms).toHaveLength(0);
  });

  test('posts a form with fields that are named like properties of a form', async () => {
    recordSubmittedForms();
    const inputHtml = ['submit', 'action', 'method']
      .map((name) => `<input type="hidden" name="${name}" value="https://evil.example">`)
      .join('');
    await submitPaymentForm({ actionUrl: gateway, inputHtml }, scope);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.html.startsWith(`<form method="post" action="${gateway}" target="_self"`)).toBe(true);
  });
});
