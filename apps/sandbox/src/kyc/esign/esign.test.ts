import { describe, expect, test } from 'vitest';
import { parseFields } from '../../kit/json.ts';
import { benchPerTest, INVESTOR_APP, newSubmissionKey, SANDBOX_ORIGIN } from '../../testing/bench.ts';
import { readStageInfo } from '../../testing/documents.ts';
import { textField } from '../../testing/journeys.ts';

const on = benchPerTest();

const postSignature = (body: unknown, method = 'POST') =>
  on.sandbox.fetch(
    new Request(`${SANDBOX_ORIGIN}/sdk/esign/signatures`, {
      method,
      headers: { 'content-type': 'application/json', origin: INVESTOR_APP },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
const signDocument = async (digio_id = 'DID9000000207', is_late = false) =>
  textField(parseFields(await (await postSignature({ digio_id, is_late })).text()), 'txn_id');
const verifySignature = (token: string, txn_id: unknown, key?: string) =>
  on.ask(
    '/validation/verifystage',
    { verify_stage: 'esignkyc', esign_response: { txn_id, message: 'Signed successfully' } },
    { token, ...(key === undefined ? {} : { key }) },
  );

describe('the e-sign service', () => {
  test('registers a signature under a new number, for a page of the app', async () => {
    const response = await postSignature({ digio_id: 'DID9000000207' });
    expect(response.headers.get('access-control-allow-origin')).toBe(INVESTOR_APP);
    expect(await response.json()).toEqual({ txn_id: 'ESN10000001' });
    expect(await signDocument('DID9000000105')).toBe('ESN10000002');
  });

  test.each(['', 'DID_unknown', 'DID9000000100', 'DID9000000204'])('has no document "%s" to sign', async (digio_id) => {
    expect((await postSignature({ digio_id })).status).toBe(404);
  });

  test('answers 400 and 405 to requests that are not signatures', async () => {
    expect((await postSignature('{')).status).toBe(400);
    expect((await postSignature({}, 'GET')).status).toBe(405);
  });

  test('reports a late signature to the provider itself', async () => {
    const token = await on.token('9000000207');
    const txn_id = await signDocument('DID9000000207', true);
    expect(await readStageInfo(on, token, 'esignkyc')).toMatchObject({ is_verified: true, is_kyc_verified: true });
    expect((await verifySignature(token, txn_id))['code']).toBe('000');
    expect((await postSignature({ digio_id: 'DID9000000207' })).status).toBe(404);
  });
});

describe('verifying the signature', () => {
  test('marks KYC and e-sign as verified, and answers the whole page in state_parameters', async () => {
    const token = await on.token('9000000207');
    const txn_id = await signDocument();
    expect(await readStageInfo(on, token, 'esignkyc')).toMatchObject({ is_verified: false });
    const answer = await verifySignature(token, txn_id);
    const facts = {
      is_verified: true,
      is_kyc_verified: true,
      is_kyc_esign_verified: true,
      is_bse_client_code_approved: false,
      esignkyc_stage_verified: false,
    };
    expect(answer).toMatchObject({ code: '000', ...facts, state_parameters: facts });
    expect(answer['state_parameters']).toMatchObject({ id_information: { pan: [{}, {}, {}] } });
    expect(await readStageInfo(on, token, 'esignkyc')).toMatchObject(facts);
  });

  test.each(['ESN00000000', '', undefined, 7])('refuses the unknown transaction %s', async (txn_id) => {
    const token = await on.token('9000000207');
    expect((await verifySignature(token, txn_id))['code']).toBe('071');
    expect(await readStageInfo(on, token, 'esignkyc')).toMatchObject({ is_verified: false });
  });

  test('refuses the transaction of another customer', async () => {
    const txn_id = await signDocument('DID9000000105');
    expect((await verifySignature(await on.token('9000000207'), txn_id))['code']).toBe('071');
  });

  test('is refused before the personal stage is finished', async () => {
    expect(await verifySignature(await on.token('9000000204'), 'ESN10000001')).toMatchObject({
      code: '020',
      navigateScreen: 'personalVerification',
    });
  });

  test('answers a repeated submission with the same answer, also after a lost answer', async () => {
    const token = await on.token('9000000207');
    const txn_id = await signDocument();
    const key = newSubmissionKey();
    await on.control('/faults', { operation: 'verifyStage', kind: 'dropConnection', value: 'after' });
    await expect(verifySignature(token, txn_id, key)).rejects.toThrow();
    const answer = await verifySignature(token, txn_id, key);
    expect(answer).toMatchObject({ code: '000', is_verified: true });
    expect(await verifySignature(token, txn_id, key)).toEqual(answer);
    expect((await verifySignature(token, 'ESN00000000', key))['code']).toBe('051');
  });

  test('does not use up the key on a refusal', async () => {
    const token = await on.token('9000000207');
    const key = newSubmissionKey();
    expect((await verifySignature(token, 'ESN00000000', key))['code']).toBe('071');
    expect((await verifySignature(token, await signDocument(), key))['code']).toBe('000');
  });

  test('of a copied persona uses the document of the copy', async () => {
    const token = await on.token('9811111111', '9000000207');
    const page = await readStageInfo(on, token, 'esignkyc');
    const { digio_id } = page['digio_esign_parameters'] as { digio_id: string };
    expect(digio_id).not.toBe('DID9000000207');
    expect((await verifySignature(token, await signDocument()))['code']).toBe('071');
    expect((await verifySignature(token, await signDocument(digio_id)))['code']).toBe('000');
  });
});

describe('the widget of the e-sign', () => {
  const loadScript = () => on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/sdk/esign.js`));

  test('is served as a script, and is missing while its fault is on', async () => {
    await on.control('/faults', { operation: 'sdk/esign', kind: 'sdkMissing' });
    expect((await loadScript()).status).toBe(404);
    const response = await loadScript();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });
});
