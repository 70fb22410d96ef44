import type { EsignRequest } from '@folioflow/flows';
import { afterEach, describe, expect, test } from 'vitest';
import type { DigioOptions, DigioResponse } from './digio.ts';
import { openEsignWidget } from './open-esign-widget.ts';

const request: EsignRequest = { id: 'DID1', email: 'asha@example.in', mode: 'otp', environment: 'sandbox', logo: '' };

/** The global SDK as a page has it, answering when the test says so. */
function installed({ breaks = false, objects = false } = {}) {
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
  return { ...seen, say: (response: DigioResponse) => seen.options[0]?.callback(response) };
}
const open = (change: Partial<EsignRequest> = {}, signal = new AbortController().signal) =>
  openEsignWidget({ ...request, ...change }, { signal });

afterEach(() => {
  delete window.Digio;
});

describe('the widget', () => {
  test('is opened at once, with the id and email of the server, in otp mode [ON-368]', () => {
    const { calls, options } = installed();
    void open();
    expect(calls).toEqual(['init', 'submit DID1 asha@example.in']);
    expect(options).toEqual([
      { environment: 'sandbox', method: 'otp', is_iframe: false, callback: expect.any(Function) as unknown },
    ]);
  });

  test('gets the environment and the logo it is told [ON-369]', () => {
    const { options } = installed();
    void open({ environment: 'production', logo: 'https://provider.example/logo.svg' });
    expect(options).toMatchObject([{ environment: 'production', logo: 'https://provider.example/logo.svg' }]);
  });

  test('that signs hands over all it said', async () => {
    const { say } = installed();
    const outcome = open();
    say({ digio_doc_id: 'DID1', txn_id: 'ESN1', message: 'Signed' });
    expect(await outcome).toMatchObject({
      kind: 'accepted',
      answer: { kind: 'signed', signature: { digio_doc_id: 'DID1', txn_id: 'ESN1', message: 'Signed' } },
    });
  });

  test('that is cancelled answers so [ON-370]', async () => {
    const { say } = installed();
    const outcome = open();
    say({ error_code: 'CANCELLED', message: 'Signing cancelled by user' });
    expect(await outcome).toMatchObject({ kind: 'accepted', answer: { kind: 'cancelled' } });
  });

  test.each([
    [{ error_code: 'OTP_FAILED', message: 'The code is not right.' }, 'The code is not right.'],
    [{ error_code: 'OTP_FAILED' }, 'The signature was not completed. Please try again.'],
    [{ message: 'No transaction' }, 'No transaction'],
    [{}, 'The signature was not completed. Please try again.'],
  ])('that says %j is a refusal with a text', async (response, text) => {
    const { say } = installed();
    const outcome = open();
    say(response);
    expect(await outcome).toMatchObject({ kind: 'refused', text });
  });

  test.each([false, true])('is closed when the page gives up, whether it objects (%s) or not', async (objects) => {
    const { calls, say } = installed({ objects });
    const leaving = new AbortController();
    const outcome = open({}, leaving.signal);
    leaving.abort();
    expect(calls).toEqual(['init', 'submit DID1 asha@example.in', 'cancel']);
    say({ error_code: 'CANCELLED' });
    expect(await outcome).toMatchObject({ kind: 'accepted' });
  });
});

test('a widget that is not there is a fault with words', async () => {
  await expect(open()).rejects.toThrow('The e-sign window could not be opened. Reload this page and try again.');
});

test('a widget that takes no such order is a fault', async () => {
  installed({ breaks: true });
  await expect(open({ environment: 'nowhere' })).rejects.toThrow('Provided environment value is invalid.');
});
