import { describe, expect, test } from 'vitest';
import { type ClientRecord } from '../contract/index.ts';
import { stageInfo } from '../contract/fixtures/kyc.ts';
import {
  receivedCalls,
  expectedJsonCall,
  startAnsweringProvider,
  ok,
  receivedAt,
} from './testing/answering-provider.ts';

const client: ClientRecord = {
  _id: 'CUST00000001',
  login_mobile_number: '9000000301',
  login_email: 'i301@sandbox.example',
  login_stage: 'esignkyc',
  login_status: 'active',
  login_kyc_verified: true,
  login_esign_verified: true,
  login_bse_clientcode_verified: true,
  login_bse_photo_verified: true,
  login_bse_fatca_verified: false,
  beneficiary_account_no: '0301',
  is_primary: true,
};
const of = { customer_id: 'CUST00000001', is_backoffice: true } as const;

describe('the back office', () => {
  test('listClients posts no fields and reads every field of a client [OM-263 OM-317]', async () => {
    const answer = { ...ok, is_redirect: false, result: [client] };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.listClients({})).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/clientlist', {})]);
  });

  test('a client without an id is malformed, and absent marks are false', async () => {
    const { _id, ...nameless } = client;
    const without = await startAnsweringProvider({ ...ok, result: [nameless] });
    await expect(without.provider.listClients({})).rejects.toMatchObject({ kind: 'malformed' });
    const { provider } = await startAnsweringProvider({ ...ok, result: [{ _id }] });
    expect(await provider.listClients({})).toMatchObject({
      answer: { result: [{ _id, login_kyc_verified: false, login_bse_fatca_verified: false, login_stage: '' }] },
    });
  });

  test('createClientCode sends the client, the flag and the stage by PUT [OM-242 OM-319]', async () => {
    const { provider, seen } = await startAnsweringProvider(ok);
    const request = { ...of, stage_name: 'create client code' } as const;
    expect(await provider.createClientCode(request)).toEqual({ kind: 'accepted', answer: ok, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('PUT', '/master/client/create', request)]);
  });

  test('uploadElogPhoto sends no file and reads the returned list [OM-318]', async () => {
    const answer = { ...ok, client_result: { result: [client] } };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = { ...of, stage_name: 'elog photo upload' } as const;
    expect(await provider.uploadElogPhoto(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('PUT', '/master/client/upload/photograph', request)]);
  });

  test('getStageInfo sends the client id and reads the documents with their pictures [OM-246 OM-263 OM-320]', async () => {
    const answer = { ...ok, ...stageInfo, state_parameters: stageInfo };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = { ...of, stage_name: 'esignkyc' } as const;
    expect(await provider.getStageInfo(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/stageinfo', request)]);
    const groups = ['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee'];
    const lists = groups.flatMap((group) => [group, `${group}_attachment_list`]);
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(['is_verified', 'esignkyc_stage_verified', 'state_parameters', 'id_information']),
    );
    expect(Object.keys(stageInfo.id_information ?? {})).toEqual(expect.arrayContaining(lists));
  });

  test('a role without permission is refused, without data', async () => {
    const answer = { code: '005', messageText: 'You are not authorised to view this information.', is_redirect: true };
    const { provider } = await startAnsweringProvider(answer);
    const outcome = await provider.createClientCode({ ...of, stage_name: 'create client code' });
    expect(outcome).toMatchObject({
      kind: 'refused',
      code: '005',
      text: 'You are not authorised to view this information.',
    });
  });
});
