import { i18n } from '@folioflow/flows/testing/texts';
import type { EsignRequest } from '@folioflow/flows';
import { afterEach, describe, expect, test } from 'vitest';
import type { DigioOptions, DigioResponse } from './digio.ts';
import { openEsignWidget } from './open-esign-widget.ts';

const request: EsignRequest = { id: 'DID1', email: 'asha@example.in', mode: 'otp', environment: 'sandbox', logo: '' };

/** Installs a fake of the global SDK, which answers on the command of the test. */
function installFakeWidget({ breaks = false, objects = false } = {}) {
  const seen: { options: DigioOptions[]; calls: string[] } = { options: [], calls: [] };
  class Digio {
    constructor(options: DigioOptions) {
      if (breaks) throw new Error('Provided environment value is invalid.');
      seen.options.push(options);
    }
    init() {
      seen.calls.push('init');
    }
    submit(id: string, identifier: string) {
      seen.calls.push(`submit ${id} ${identifier}`);
    }
    cancel() {
      seen.calls.push('cancel');
      if (objects) throw new TypeError('The window is closed already.');
    }
  }
  window.Digio = Digio;
  return { ...seen, answer: (response: DigioResponse) => seen.options[0]?.callback(response) };
}
const openTestWidget = (change: Partial<EsignRequest> = {}, signal = new AbortController().signal) =>
  openEsignWidget(i18n)({ ...request, ...change }, { signal });

afterEach(() => {
  delete window.Digio;
});

describe('openEsignWidget', () => {
  test('opens the widget at once, with the id and email of the server, in otp mode [ON-368]', () => {
    const { calls, options } = installFakeWidget();
    void openTestWidget();
    expect(calls).toEqual(['init', 'submit DID1 asha@example.in']);
    expect(options).toEqual([
      { environment: 'sandbox', method: 'otp', is_iframe: false, callback: expect.any(Function) as unknown },
    ]);
  });

  test('passes the environment and the logo of the request [ON-369]', () => {
    const { options } = installFakeWidget();
    void openTestWidget({ environment: 'production', logo: 'https://provider.example/logo.svg' });
    expect(options).toMatchObject([{ environment: 'production', logo: 'https://provider.example/logo.svg' }]);
  });

  test('returns the whole response of a signature', async () => {
    const { answer } = installFakeWidget();
    const outcome = openTestWidget();
    answer({ digio_doc_id: 'DID1', txn_id: 'ESN1', message: 'Signed' });
    expect(await outcome).toMatchObject({
      kind: 'accepted',
      answer: { kind: 'signed', signature: { digio_doc_id: 'DID1', txn_id: 'ESN1', message: 'Signed' } },
    });
  });

  test('returns cancelled when the widget is cancelled [ON-370]', async () => {
    const { answer } = installFakeWidget();
    const outcome = openTestWidget();
    answer({ error_code: 'CANCELLED', message: 'Signing cancelled by user' });
    expect(await outcome).toMatchObject({ kind: 'accepted', answer: { kind: 'cancelled' } });
  });

  test.each([
    [{ error_code: 'OTP_FAILED', message: 'The code is not right.' }, 'The code is not right.'],
    [{ error_code: 'OTP_FAILED' }, 'The signature was not completed. Please try again.'],
    [{ message: 'No transaction' }, 'No transaction'],
    [{}, 'The signature was not completed. Please try again.'],
  ])('refuses the response %j with a text', async (response, text) => {
    const { answer } = installFakeWidget();
    const outcome = openTestWidget();
    answer(response);
    expect(await outcome).toMatchObject({ kind: 'refused', text });
  });

  test.each([false, true])('closes the widget when the page is left, even if closing throws: %s', async (objects) => {
    const { calls, answer } = installFakeWidget({ objects });
    const leaving = new AbortController();
    const outcome = openTestWidget({}, leaving.signal);
    leaving.abort();
    expect(calls).toEqual(['init', 'submit DID1 asha@example.in', 'cancel']);
    answer({ error_code: 'CANCELLED' });
    expect(await outcome).toMatchObject({ kind: 'accepted' });
  });
});

test('a missing widget is a fault with a text', async () => {
  await expect(openTestWidget()).rejects.toThrow(
    'The e-sign window could not be opened. Reload this page and try again.',
  );
});

test('a widget that rejects its options is a fault', async () => {
  installFakeWidget({ breaks: true });
  await expect(openTestWidget({ environment: 'nowhere' })).rejects.toThrow('Provided environment value is invalid.');
});
