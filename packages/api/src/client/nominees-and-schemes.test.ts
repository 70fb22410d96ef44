import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { kycOperations, noNominee } from '../contract/index.ts';
import { nominee } from '../contract/fixtures/people.ts';
import { scheme, schemeChart } from '../contract/fixtures/schemes.ts';
import { callIn, codes, jsonCall, meeting, ok, receivedAt } from './testing/meeting.ts';

describe('nominees', () => {
  test('the declaration is uploaded in parts, the none nominee as JSON text [DO-376 DO-411 OM-301]', async () => {
    const state_parameters = { is_no_nominee_registered: true, nominee_list: [nominee], no_nominee_form: 'JVBERi0x' };
    const { provider, seen } = await meeting({ ...ok, state_parameters });
    const file = new File(['scan'], 'declaration.png', { type: 'image/png' });
    const outcome = await provider.uploadNominee({
      file,
      id_type: 'no-nominee',
      imageName: file.name,
      imageType: file.type,
      nominee_information: noNominee(),
    });
    expect(outcome).toEqual({ kind: 'accepted', answer: { ...ok, state_parameters }, receivedAt });

    const [request] = seen;
    expect([request?.method, request?.path]).toEqual(['POST', '/api/v1/validation/nominee/upload']);
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = (await request?.form()) ?? new FormData();
    expect([...form.keys()]).toEqual(['file', 'id_type', 'imageName', 'imageType', 'nominee_information']);
    const part = form.get('file') as File;
    expect([part.name, part.type, await part.text()]).toEqual(['declaration.png', 'image/png', 'scan']);
    expect([form.get('id_type'), form.get('imageName'), form.get('imageType')]).toEqual([
      'no-nominee',
      'declaration.png',
      'image/png',
    ]);

    const information = JSON.parse(form.get('nominee_information') as string) as Record<string, unknown>;
    const { id, id_information, attachment_list, is_selected, ...others } = information;
    expect([id, attachment_list, is_selected]).toEqual(['none', [], false]);
    expect(new Set([...Object.values(others), ...Object.values(id_information as Record<string, unknown>)])).toEqual(
      new Set(['']),
    );
    const received = v.parse(kycOperations.uploadNominee.request, Object.fromEntries(form));
    expect(received.nominee_information).toEqual(noNominee());
  });

  test('validateNomineeTwoFactor sends both codes and reads the checkout flags [DO-407 OM-300]', async () => {
    const answer = {
      ...ok,
      result: { is_bse_nominee_verified: true },
      is_bse_nominee_verified: false,
      is_order_checkout_allowed: true,
      is_bse_client_code_approved: true,
      order_checkout_validation_message: '',
    };
    const { provider, seen } = await meeting(answer);
    const request = { two_factor_authentication: { ...codes, email_otp: '654321' } };
    expect(await provider.validateNomineeTwoFactor(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/validation/nominee/2factor', request)]);
  });

  test('listNominees sends the scheme and reads the lists [DO-412 OM-302]', async () => {
    const answer = { ...ok, nominee_list: [nominee], is_no_nominee_registered: true, no_nominee_form: 'JVBERi0x' };
    const { provider, seen } = await meeting(answer);
    const request = { scheme_name: scheme.scheme_name, scheme_code: scheme.scheme_code };
    expect(await provider.listNominees(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/master/nomineelist', request)]);
  });
});

describe('discovery', () => {
  test('listSchemes asks for one file and reads both places of the list [DO-395]', async () => {
    const answer = { ...ok, per_page_count: 25, result: { scheme_list: [scheme] }, list_scheme: [scheme] };
    const { provider, seen } = await meeting(answer);
    expect(await provider.listSchemes({ file_index: 0 })).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/master/schemelist', { file_index: 0 })]);
  });

  test('getSchemeStatistics sends isin, code and name and reads the chart [DO-404]', async () => {
    const { provider, seen } = await meeting(schemeChart);
    const request = {
      param_isin: scheme.scheme_isin,
      param_scheme_code: 'SC01',
      param_scheme_name: scheme.scheme_name,
    };
    expect(await provider.getSchemeStatistics(request)).toEqual({ kind: 'accepted', answer: schemeChart, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/master/scheme/statistics', request)]);
  });
});
