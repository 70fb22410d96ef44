import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { noNomineeRecord, type OrderAdviceRequest } from '../contract/index.ts';
import { kycOperations, paymentOrderInfoSchema } from '../contract/schemas.ts';
import { nominee } from '../contract/fixtures/people.ts';
import { scheme, schemeChart } from '../contract/fixtures/schemes.ts';
import {
  receivedCalls,
  codes,
  expectedJsonCall,
  startAnsweringProvider,
  ok,
  receivedAt,
} from './testing/answering-provider.ts';

describe('nominees', () => {
  test('uploadNominee sends the declaration in parts, with the none nominee as JSON text [DO-376 DO-411 OM-301]', async () => {
    const state_parameters = { is_no_nominee_registered: true, nominee_list: [nominee], no_nominee_form: 'JVBERi0x' };
    const { provider, seen } = await startAnsweringProvider({ ...ok, state_parameters });
    const file = new File(['scan'], 'declaration.png', { type: 'image/png' });
    const outcome = await provider.uploadNominee({
      file,
      id_type: 'no-nominee',
      imageName: file.name,
      imageType: file.type,
      nominee_information: noNomineeRecord(),
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
    expect(received.nominee_information).toEqual(noNomineeRecord());
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
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = { two_factor_authentication: { ...codes, email_otp: '654321' } };
    expect(await provider.validateNomineeTwoFactor(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/validation/nominee/2factor', request)]);
  });

  test('listNominees sends the scheme and reads the lists [DO-412 OM-302]', async () => {
    const answer = { ...ok, nominee_list: [nominee], is_no_nominee_registered: true, no_nominee_form: 'JVBERi0x' };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = { scheme_name: scheme.scheme_name, scheme_code: scheme.scheme_code };
    expect(await provider.listNominees(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/nomineelist', request)]);
  });
});

describe('discovery', () => {
  test('listSchemes requests one file and reads both fields of the list [DO-356 DO-395]', async () => {
    const answer = { ...ok, per_page_count: 25, result: { scheme_list: [scheme] }, list_scheme: [scheme] };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.listSchemes({ file_index: 0 })).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/schemelist', { file_index: 0 })]);
  });

  const lists = {
    scheme_watch_list: [
      {
        id: 'watch-1',
        label: 'Long term',
        value: 'watch-1',
        scheme_list: [{ scheme_code: 'SC01' }],
        subscription_enabled: true,
      },
    ],
    watch_list: [{ value: 'watch-1', label: 'Long term' }],
  };

  test.each([
    ['listWatchlistSchemes', '/master/schemewatchlist'],
    ['listAdviceSchemes', '/master/schemeadviselist'],
  ] as const)(
    '%s sends the file and reads lists, prices, advisors and the limit [DO-197 DO-357 DO-358 DO-397 DO-398 DO-399]',
    async (name, path) => {
      const answer = {
        ...ok,
        per_page_count: 25,
        result: {
          ...lists,
          scheme_list: [scheme],
          list_pricing: [{ id: 'P1', label: '₹199 a month', value: 'P1' }],
          list_scheme_advisors: [{ _id: 'A1', description: 'Anita Rao', value: 'A1' }],
          total_allowed_schemes_in_watchlist: 5,
        },
        stp_frequency_list: [{ value: 'MONTHLY', label: 'Monthly' }],
        stp_installment_list: [{ value: '6', label: '6 instalments' }],
      };
      const { provider, seen } = await startAnsweringProvider({
        ...answer,
        per_page_count: '25',
        result: { ...answer.result, total_allowed_schemes_in_watchlist: '5' },
      });
      expect(await provider[name]({ file_index: 2 })).toEqual({ kind: 'accepted', answer, receivedAt });
      expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', path, { file_index: 2 })]);
    },
  );

  test('an answer without a limit allows ten schemes per list [DO-357 DO-358]', async () => {
    const result = { ...lists, scheme_list: [], list_pricing: [], list_scheme_advisors: [] };
    const { provider } = await startAnsweringProvider({ ...ok, result });
    const outcome = await provider.listWatchlistSchemes({ file_index: 0 });
    expect(outcome).toMatchObject({ answer: { result: { ...result, total_allowed_schemes_in_watchlist: 10 } } });
  });

  test('addWatchlist and modifyWatchlist send the ticked schemes and the name, and read the updated lists [DO-400 DO-401]', async () => {
    const answer = { ...ok, result: { ...lists, added_watchlist_id: 'watch-1' } };
    const { provider, seen } = await startAnsweringProvider(answer);
    const named = { scheme_watchlist: [scheme], watchlist_name: 'Long term' };
    const added = { ...named, request_mode: 'add' } as const;
    const modified = { ...named, request_mode: 'modify', watchlist_id: 'watch-1' } as const;
    expect(await provider.addWatchlist(added)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(await provider.modifyWatchlist(modified)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([
      expectedJsonCall('POST', '/master/watchlist/add', added),
      expectedJsonCall('POST', '/master/watchlist/modify', modified),
    ]);
  });

  test('orderAdvice opens an order and confirms its payment, each with the documented fields [DO-359 DO-402 DO-403]', async () => {
    const adviceRequest = {
      selected_watchlist: { ...lists.scheme_watch_list[0], subscription_enabled: false },
      pricing_plan: { id: 'P1', label: '₹199 a month', value: 'P1' },
      scheme_advisor: { _id: 'A1', description: 'Anita Rao', value: 'A1' },
      watchlist_name: 'Long term',
    } as Omit<OrderAdviceRequest, 'request_mode'>;
    const razorpay_orderinfo = {
      key: 'rzp_test',
      amount: 19_900,
      id: 'order_1',
      currency: 'INR',
      name: 'Folioflow',
      email: 'asha@example.in',
      mobile: '9000000114',
      address: 'Bengaluru',
      description: 'Advice',
      color: '#3d49c4',
      logo: '',
    };
    expect(Object.keys(paymentOrderInfoSchema.entries)).toEqual(Object.keys(razorpay_orderinfo));
    const answer = { ...ok, result: { razorpay_orderinfo, ...lists } };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.orderAdvice({ ...adviceRequest, request_mode: 'create order' })).toEqual({
      kind: 'accepted',
      answer,
      receivedAt,
    });
    const payment_order_response = {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'abc',
      order_id: 'order_1',
    };
    const confirmation = { ...adviceRequest, request_mode: 'confirm order', payment_order_response } as const;
    await provider.orderAdvice(confirmation);
    expect(receivedCalls(seen)).toEqual([
      expectedJsonCall('POST', '/payment/schemeadvise/order', { ...adviceRequest, request_mode: 'create order' }),
      expectedJsonCall('POST', '/payment/schemeadvise/order', confirmation),
    ]);
  });

  test('getSchemeStatistics sends isin, code and name and reads the chart [DO-404]', async () => {
    const { provider, seen } = await startAnsweringProvider(schemeChart);
    const request = {
      param_isin: scheme.scheme_isin,
      param_scheme_code: 'SC01',
      param_scheme_name: scheme.scheme_name,
    };
    expect(await provider.getSchemeStatistics(request)).toEqual({ kind: 'accepted', answer: schemeChart, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/scheme/statistics', request)]);
  });
});
