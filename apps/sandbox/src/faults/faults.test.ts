import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../testing/bench.ts';
import {
  mobileLogin,
  createValidOrder,
  listField,
  createPaymentRequest,
  placeOrder,
  resultOf,
  textField,
} from '../testing/journeys.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

const injectFault = (fault: Fields) => on.control('/faults', fault);
const readPortfolio = () => on.ask('/order/portfolio', {}, { token });
const requestPortfolio = () => on.response('/order/portfolio', {}, { token });

describe('a fault', () => {
  test('answers any code with any text and screen', async () => {
    const value = { code: '071', messageText: 'No', navigateScreen: 'orderList' };
    await injectFault({ operation: 'getPortfolio', kind: 'code', value });
    expect(await readPortfolio()).toEqual(value);
  });

  test('answers 099 when no code is named', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'code' });
    expect(await readPortfolio()).toEqual({ code: '099', messageText: 'Injected fault' });
  });

  test('applies the given number of times, and only to its operation', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'code', times: 2 });
    const logout = await on.ask('/user/logout', {});
    const codes = [logout, await readPortfolio(), await readPortfolio(), await readPortfolio()].map(({ code }) => code);
    expect(codes).toEqual(['000', '099', '099', '000']);
    expect(await on.list('/faults')).toEqual([]);
  });

  test('of * applies to every operation', async () => {
    await injectFault({ operation: '*', kind: 'code' });
    expect((await on.ask('/user/logout', {}))['code']).toBe('099');
  });

  test('of a persona applies to no other caller', async () => {
    await injectFault({ operation: '*', kind: 'code', persona: '9000000101' });
    expect((await readPortfolio())['code']).toBe('000');
    const theirs = await on.token('9000000101');
    expect((await on.ask('/order/portfolio', {}, { token: theirs }))['code']).toBe('099');
    await injectFault({ operation: 'login', kind: 'code', persona: '9000000102' });
    expect((await on.ask('/user/login', mobileLogin('9000000100')))['code']).toBe('000');
    expect((await on.ask('/user/login', mobileLogin('9000000102')))['code']).toBe('099');
  });

  test.each([
    [400, 2],
    [401, 1],
    [403, 1],
    [404, 1],
    [500, 1],
    [503, 1],
  ])('answers HTTP %i', async (status, errors) => {
    await injectFault({ operation: 'getPortfolio', kind: 'httpStatus', value: status });
    const response = await requestPortfolio();
    expect(response.status).toBe(status);
    expect(listField((await response.json()) as Fields, 'errors')).toHaveLength(errors);
  });

  test('answers the given errors', async () => {
    await injectFault({
      operation: 'getPortfolio',
      kind: 'httpStatus',
      value: { status: 422, errors: ['One', 'Two'] },
    });
    expect(await (await requestPortfolio()).json()).toEqual({ errors: [{ msg: 'One' }, { msg: 'Two' }] });
  });

  test('gives an empty body, or an answer without a code', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'emptyBody' });
    expect(await (await requestPortfolio()).text()).toBe('');
    await injectFault({ operation: 'getPortfolio', kind: 'noCode' });
    expect(await readPortfolio()).toEqual({ messageText: '', is_portfolio_available: false });
  });

  test('delays an answer', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'delayMs', value: 700 });
    expect((await readPortfolio())['code']).toBe('000');
    expect(on.waits).toEqual([700]);
  });

  test('drops the connection before the effect', async () => {
    const body = await createValidOrder(on, token);
    await injectFault({ operation: 'createSingleOrder', kind: 'dropConnection', value: 'before' });
    await expect(on.ask('/order/create', body, { token, method: 'PUT', key: newSubmissionKey() })).rejects.toThrow();
    expect(listField(await on.ask('/order/list', { order_type: 'single' }, { token }))).toEqual([]);
  });

  test('takes everything offline until it is removed', async () => {
    await injectFault({ operation: '*', kind: 'offline' });
    await expect(readPortfolio()).rejects.toThrow();
    await expect(readPortfolio()).rejects.toThrow();
    const [fault] = await on.list('/faults');
    await on.sandbox.fetch(
      new Request(`http://127.0.0.1:4602/__sandbox/faults/${String(fault?.['id'])}`, { method: 'DELETE' }),
    );
    expect((await readPortfolio())['code']).toBe('000');
  });

  test('renews, erases or ends the token of the client', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'newToken' });
    const renewed = textField(await readPortfolio(), 'token_id');
    expect((await on.ask('/order/portfolio', {}, { token: renewed }))['code']).toBe('000');
    await injectFault({ operation: 'getPortfolio', kind: 'eraseToken' });
    expect(await readPortfolio()).toMatchObject({ code: '000', erase_token_id: true });
    await injectFault({ operation: 'getPortfolio', kind: 'logoutToken' });
    expect(await readPortfolio()).toMatchObject({ code: '000', token_id: 'logout' });
  });

  test('names a hostile screen', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'hostileScreen' });
    expect((await readPortfolio())['navigateScreen']).toBe('//evil.example');
    await injectFault({ operation: 'getPortfolio', kind: 'hostileScreen', value: 'javascript:alert(1)' });
    expect((await readPortfolio())['navigateScreen']).toBe('javascript:alert(1)');
  });

  test('replaces HTML, documents and addresses by hostile ones', async () => {
    const order = resultOf(await placeOrder(on, token));
    const status = {
      request_from: 'paymentResponse',
      request_mode: 'order_payment_status',
      order_number: order['mf_order_number'],
    };
    await injectFault({ operation: 'getPaymentStatus', kind: 'hostileHtml' });
    expect(textField(await on.ask('/order/payment/status', status, { token }), 'notification_html')).toContain(
      '<script>',
    );
    const readNominees = async () =>
      textField(
        await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: '' }, { token }),
        'no_nominee_form',
      );
    await injectFault({ operation: 'listNominees', kind: 'badPdf' });
    expect(atob(await readNominees()).startsWith('%PDF-')).toBe(false);
    await injectFault({ operation: 'listNominees', kind: 'badPdf', value: '256' });
    expect(await readNominees()).toHaveLength(256);
    await injectFault({ operation: 'initiatePayment', kind: 'badUrl' });
    const payment = await on.ask('/order/payment/initiate', createPaymentRequest(order, '5000'), { token });
    expect(payment['actionUrl']).toBe('https://evil.example/pay');
  });

  test('changes the types of an answer', async () => {
    await injectFault({ operation: 'getPortfolio', kind: 'partial' });
    expect(await readPortfolio()).toEqual({
      code: '000',
      messageText: '',
      is_portfolio_available: 'N',
      unknown_field_of_the_future: { nested: true },
    });
  });

  test('requires a known operation and a known kind', async () => {
    expect(await on.controlStatus('/faults', { operation: 'nothing', kind: 'code' })).toBe(400);
    expect(await on.controlStatus('/faults', { operation: '*', kind: 'nothing' })).toBe(400);
  });
});
