import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchOfEach, newKey } from '../testing/bench.ts';
import { byMobile, goodOrder, listIn, paymentOf, placeOrder, resultOf, textIn } from '../testing/journeys.ts';

const on = benchOfEach();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

const inject = (fault: Fields) => on.control('/faults', fault);
const portfolio = () => on.ask('/order/portfolio', {}, { token });
const portfolioResponse = () => on.response('/order/portfolio', {}, { token });

describe('a fault', () => {
  test('answers any code with any text and screen', async () => {
    const value = { code: '071', messageText: 'No', navigateScreen: 'orderList' };
    await inject({ operation: 'getPortfolio', kind: 'code', value });
    expect(await portfolio()).toEqual(value);
  });

  test('answers 099 when no code is named', async () => {
    await inject({ operation: 'getPortfolio', kind: 'code' });
    expect(await portfolio()).toEqual({ code: '099', messageText: 'Injected fault' });
  });

  test('strikes as often as it was told, and only there', async () => {
    await inject({ operation: 'getPortfolio', kind: 'code', times: 2 });
    const logout = await on.ask('/user/logout', {});
    const codes = [logout, await portfolio(), await portfolio(), await portfolio()].map(({ code }) => code);
    expect(codes).toEqual(['000', '099', '099', '000']);
    expect(await on.list('/faults')).toEqual([]);
  });

  test('of * strikes every operation', async () => {
    await inject({ operation: '*', kind: 'code' });
    expect((await on.ask('/user/logout', {}))['code']).toBe('099');
  });

  test('of one persona strikes nobody else', async () => {
    await inject({ operation: '*', kind: 'code', persona: '9000000101' });
    expect((await portfolio())['code']).toBe('000');
    const theirs = await on.token('9000000101');
    expect((await on.ask('/order/portfolio', {}, { token: theirs }))['code']).toBe('099');
    await inject({ operation: 'login', kind: 'code', persona: '9000000102' });
    expect((await on.ask('/user/login', byMobile('9000000100')))['code']).toBe('000');
    expect((await on.ask('/user/login', byMobile('9000000102')))['code']).toBe('099');
  });

  test.each([
    [400, 2],
    [401, 1],
    [403, 1],
    [404, 1],
    [500, 1],
    [503, 1],
  ])('answers HTTP %i', async (status, errors) => {
    await inject({ operation: 'getPortfolio', kind: 'httpStatus', value: status });
    const response = await portfolioResponse();
    expect(response.status).toBe(status);
    expect(listIn((await response.json()) as Fields, 'errors')).toHaveLength(errors);
  });

  test('answers the errors it was given', async () => {
    await inject({ operation: 'getPortfolio', kind: 'httpStatus', value: { status: 422, errors: ['One', 'Two'] } });
    expect(await (await portfolioResponse()).json()).toEqual({ errors: [{ msg: 'One' }, { msg: 'Two' }] });
  });

  test('answers nothing, or an answer without a code', async () => {
    await inject({ operation: 'getPortfolio', kind: 'emptyBody' });
    expect(await (await portfolioResponse()).text()).toBe('');
    await inject({ operation: 'getPortfolio', kind: 'noCode' });
    expect(await portfolio()).toEqual({ messageText: '', is_portfolio_available: false });
  });

  test('makes an answer late', async () => {
    await inject({ operation: 'getPortfolio', kind: 'delayMs', value: 700 });
    expect((await portfolio())['code']).toBe('000');
    expect(on.waits).toEqual([700]);
  });

  test('drops the connection before the effect', async () => {
    const body = await goodOrder(on, token);
    await inject({ operation: 'createSingleOrder', kind: 'dropConnection', value: 'before' });
    await expect(on.ask('/order/create', body, { token, method: 'PUT', key: newKey() })).rejects.toThrow();
    expect(listIn(await on.ask('/order/list', { order_type: 'single' }, { token }))).toEqual([]);
  });

  test('takes everything offline until it is removed', async () => {
    await inject({ operation: '*', kind: 'offline' });
    await expect(portfolio()).rejects.toThrow();
    await expect(portfolio()).rejects.toThrow();
    const [fault] = await on.list('/faults');
    await on.sandbox.fetch(
      new Request(`http://127.0.0.1:4602/__sandbox/faults/${String(fault?.['id'])}`, { method: 'DELETE' }),
    );
    expect((await portfolio())['code']).toBe('000');
  });

  test('renews, forgets or ends the token of the client', async () => {
    await inject({ operation: 'getPortfolio', kind: 'newToken' });
    const renewed = textIn(await portfolio(), 'token_id');
    expect((await on.ask('/order/portfolio', {}, { token: renewed }))['code']).toBe('000');
    await inject({ operation: 'getPortfolio', kind: 'eraseToken' });
    expect(await portfolio()).toMatchObject({ code: '000', erase_token_id: true });
    await inject({ operation: 'getPortfolio', kind: 'logoutToken' });
    expect(await portfolio()).toMatchObject({ code: '000', token_id: 'logout' });
  });

  test('names a hostile screen', async () => {
    await inject({ operation: 'getPortfolio', kind: 'hostileScreen' });
    expect((await portfolio())['navigateScreen']).toBe('//evil.example');
    await inject({ operation: 'getPortfolio', kind: 'hostileScreen', value: 'javascript:alert(1)' });
    expect((await portfolio())['navigateScreen']).toBe('javascript:alert(1)');
  });

  test('puts hostile HTML, bad documents and foreign addresses into the fields that carry them', async () => {
    const order = resultOf(await placeOrder(on, token));
    const status = {
      request_from: 'paymentResponse',
      request_mode: 'order_payment_status',
      order_number: order['mf_order_number'],
    };
    await inject({ operation: 'getPaymentStatus', kind: 'hostileHtml' });
    expect(textIn(await on.ask('/order/payment/status', status, { token }), 'notification_html')).toContain('<script>');
    const nominees = async () =>
      textIn(await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: '' }, { token }), 'no_nominee_form');
    await inject({ operation: 'listNominees', kind: 'badPdf' });
    expect(atob(await nominees()).startsWith('%PDF-')).toBe(false);
    await inject({ operation: 'listNominees', kind: 'badPdf', value: '256' });
    expect(await nominees()).toHaveLength(256);
    await inject({ operation: 'initiatePayment', kind: 'badUrl' });
    const payment = await on.ask('/order/payment/initiate', paymentOf(order, '5000'), { token });
    expect(payment['actionUrl']).toBe('https://evil.example/pay');
  });

  test('makes an answer looser than the contract writes it', async () => {
    await inject({ operation: 'getPortfolio', kind: 'partial' });
    expect(await portfolio()).toEqual({
      code: '000',
      messageText: '',
      is_portfolio_available: 'N',
      unknown_field_of_the_future: { nested: true },
    });
  });

  test('has to name an operation and a kind that exist', async () => {
    expect(await on.controlStatus('/faults', { operation: 'nothing', kind: 'code' })).toBe(400);
    expect(await on.controlStatus('/faults', { operation: '*', kind: 'nothing' })).toBe(400);
  });
});
