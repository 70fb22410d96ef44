import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { esignScript } from './esign-script.ts';
import { removeWidgetPage, widgetPage } from './testing/widget-page.ts';

interface Widget {
  init(): void;
  submit(id: string, email: string): void;
}
type CallbackResult = Readonly<Record<string, string>>;
interface WidgetWindow extends Window {
  Digio: new (options: object) => Widget;
}

afterEach(removeWidgetPage);

const openPage = async (answer: () => Response = () => Response.json({ txn_id: 'ESN10000001' })) => {
  const { page: opened, ...rest } = await widgetPage(esignScript, '[data-esign]', answer);
  const page = opened as WidgetWindow;
  const heard: CallbackResult[] = [];
  const openWidget = (options: object = {}) => {
    const widget = new page.Digio({ callback: (result: CallbackResult) => heard.push(result), ...options });
    widget.init();
    widget.submit('DID1', 'asha@example.in');
  };
  return { page, heard, open: openWidget, ...rest };
};

const origin = location.origin;
const service = `${origin}/sdk/esign/signatures`;

describe('the simulated e-sign widget', () => {
  test('opens a labelled dialog with its options, in the mode otp and the environment sandbox', async () => {
    const { open, root, violations, page } = await openPage();
    open();
    const dialog = root()?.querySelector('dialog');
    expect(dialog?.matches(':modal')).toBe(true);
    expect(root()?.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Sign with Aadhaar',
    );
    const facts = [...(dialog?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual(['DID1', 'asha@example.in', 'otp', 'sandbox']);
    expect(dialog && page.getComputedStyle(dialog).borderRadius).toBe('16px');
    expect(violations).toEqual([]);
  });

  test('accepts another environment and a logo', async () => {
    const { open, root } = await openPage();
    const logo = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    open({ environment: 'stage', logo });
    expect(root()?.querySelector('dl')?.textContent).toContain('stage');
    expect(root()?.querySelector('img')?.src).toBe(logo);
  });

  test('registers the signature at Sign, and calls the callback with the transaction', async () => {
    const { open, button, heard, told, root } = await openPage();
    open();
    button('Sign')?.click();
    expect(button('Sign')?.disabled).toBe(true);
    await expect
      .poll(() => heard)
      .toEqual([{ digio_doc_id: 'DID1', txn_id: 'ESN10000001', message: 'Signed successfully' }]);
    expect(told).toEqual([[service, '{"digio_id":"DID1","is_late":false}']]);
    expect(root()).toBeUndefined();
  });

  test('registers the signature at Sign late, without a callback', async () => {
    const { open, button, heard, told, root } = await openPage();
    open();
    button('Sign late')?.click();
    await expect.poll(root).toBeUndefined();
    expect(told).toEqual([[service, '{"digio_id":"DID1","is_late":true}']]);
    expect(heard).toEqual([]);
  });

  test.each([
    ['Cancel', { error_code: 'CANCELLED', message: 'Signing cancelled' }],
    ['Error', { error_code: 'SIGNING_FAILED', message: 'The signature could not be made.' }],
    ['Sign with unknown transaction', { txn_id: 'ESN00000000', message: 'Signed successfully' }],
  ])('closes at %s and calls the callback without the service', async (label, result) => {
    const { open, button, heard, told, root } = await openPage();
    open();
    button(label)?.click();
    expect(heard).toEqual([{ digio_doc_id: 'DID1', ...result }]);
    expect([told, root()]).toEqual([[], undefined]);
  });

  test('is cancelled by Escape', async () => {
    const { open, heard, page } = await openPage();
    open();
    page.focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => heard).toMatchObject([{ error_code: 'CANCELLED' }]);
  });

  test('reports an error for an unknown document', async () => {
    const { open, button, heard } = await openPage(() => new Response('', { status: 404 }));
    open();
    button('Sign')?.click();
    await expect.poll(() => heard).toMatchObject([{ error_code: 'SIGNING_FAILED' }]);
  });

  test('can be opened again after it is closed', async () => {
    const { open, page, heard, button } = await openPage();
    open();
    button('Cancel')?.click();
    open();
    expect(page.document.querySelectorAll('[data-esign]')).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });
});
