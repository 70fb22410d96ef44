import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../kit/json.ts';
import { benchOfEach, INVESTOR_APP, newKey, OWN } from '../testing/bench.ts';
import { stageInfo } from '../testing/documents.ts';
import { textIn } from '../testing/journeys.ts';

const on = benchOfEach();

const post = (body: unknown, method = 'POST') =>
  on.sandbox.fetch(
    new Request(`${OWN}/sdk/esign/signatures`, {
      method,
      headers: { 'content-type': 'application/json', origin: INVESTOR_APP },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
const sign = async (digio_id = 'DID9000000207', is_late = false) =>
  textIn(fieldsOf(await (await post({ digio_id, is_late })).text()), 'txn_id');
const verify = (token: string, txn_id: unknown, key?: string) =>
  on.ask(
    '/validation/verifystage',
    { verify_stage: 'esignkyc', esign_response: { txn_id, message: 'Signed successfully' } },
    { token, ...(key === undefined ? {} : { key }) },
  );

describe('the e-sign service', () => {
  test('registers a signature under a number of its own, for a page of the app', async () => {
    const response = await post({ digio_id: 'DID9000000207' });
    expect(response.headers.get('access-control-allow-origin')).toBe(INVESTOR_APP);
    expect(await response.json()).toEqual({ txn_id: 'ESN10000001' });
    expect(await sign('DID9000000105')).toBe('ESN10000002');
  });

  test.each(['', 'DID_unknown', 'DID9000000100', 'DID9000000204'])('has nothing to sign as "%s"', async (digio_id) => {
    expect((await post({ digio_id })).status).toBe(404);
  });

  test('answers 400 and 405 to what is no signature', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post({}, 'GET')).status).toBe(405);
  });

  test('tells the provider of a late signature itself', async () => {
    const token = await on.token('9000000207');
    const txn_id = await sign('DID9000000207', true);
    expect(await stageInfo(on, token, 'esignkyc')).toMatchObject({ is_verified: true, is_kyc_verified: true });
    expect((await verify(token, txn_id))['code']).toBe('000');
    expect((await post({ digio_id: 'DID9000000207' })).status).toBe(404);
  });
});

describe('verifying the signature', () => {
  test('marks KYC and e-sign verified, and the whole page stands in state_parameters', async () => {
    const token = await on.token('9000000207');
    const txn_id = await sign();
    expect(await stageInfo(on, token, 'esignkyc')).toMatchObject({ is_verified: false });
    const answer = await verify(token, txn_id);
    const facts = {
      is_verified: true,
      is_kyc_verified: true,
      is_kyc_esign_verified: true,
      is_bse_client_code_approved: false,
      esignkyc_stage_verified: false,
    };
    expect(answer).toMatchObject({ code: '000', ...facts, state_parameters: facts });
    expect(answer['state_parameters']).toMatchObject({ id_information: { pan: [{}, {}, {}] } });
    expect(await stageInfo(on, token, 'esignkyc')).toMatchObject(facts);
  });

  test.each(['ESN00000000', '', undefined, 7])('the transaction %s is not known', async (txn_id) => {
    const token = await on.token('9000000207');
    expect((await verify(token, txn_id))['code']).toBe('071');
    expect(await stageInfo(on, token, 'esignkyc')).toMatchObject({ is_verified: false });
  });

  test('the transaction of another customer is not known', async () => {
    const txn_id = await sign('DID9000000105');
    expect((await verify(await on.token('9000000207'), txn_id))['code']).toBe('071');
  });

  test('is refused before the personal stage is finished', async () => {
    expect(await verify(await on.token('9000000204'), 'ESN10000001')).toMatchObject({
      code: '020',
      navigateScreen: 'personalVerification',
    });
  });

  test('the same submission answers the same, also when the first answer was lost', async () => {
    const token = await on.token('9000000207');
    const txn_id = await sign();
    const key = newKey();
    await on.control('/faults', { operation: 'verifyStage', kind: 'dropConnection', value: 'after' });
    await expect(verify(token, txn_id, key)).rejects.toThrow();
    const answer = await verify(token, txn_id, key);
    expect(answer).toMatchObject({ code: '000', is_verified: true });
    expect(await verify(token, txn_id, key)).toEqual(answer);
    expect((await verify(token, 'ESN00000000', key))['code']).toBe('051');
  });

  test('a refusal leaves the key free', async () => {
    const token = await on.token('9000000207');
    const key = newKey();
    expect((await verify(token, 'ESN00000000', key))['code']).toBe('071');
    expect((await verify(token, await sign(), key))['code']).toBe('000');
  });

  test('a copy of a persona has a document of its own', async () => {
    const token = await on.token('9811111111', '9000000207');
    const page = await stageInfo(on, token, 'esignkyc');
    const { digio_id } = page['digio_esign_parameters'] as { digio_id: string };
    expect(digio_id).not.toBe('DID9000000207');
    expect((await verify(token, await sign()))['code']).toBe('071');
    expect((await verify(token, await sign(digio_id)))['code']).toBe('000');
  });
});

describe('the widget of the e-sign', () => {
  const load = () => on.sandbox.fetch(new Request(`${OWN}/sdk/esign.js`));

  test('is served as a script, and misses while its fault says so', async () => {
    await on.control('/faults', { operation: 'sdk/esign', kind: 'sdkMissing' });
    expect((await load()).status).toBe(404);
    const response = await load();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });
});
