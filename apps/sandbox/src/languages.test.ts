import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type Bench, benchPerTest, newSubmissionKey, SANDBOX_ORIGIN } from './testing/bench.ts';
import { redeem } from './testing/checkout/redemptions.ts';
import { readBankLists, registerMandate } from './testing/checkout/sips.ts';
import {
  createPaymentRequest,
  listField,
  mobileCodeCheck,
  mobileLogin,
  placeOrder,
  readOrderByNumber,
  readSchemeChart,
  requestMobileCode,
  resultOf,
  textField,
} from './testing/journeys.ts';

const on = benchPerTest();
const MOBILE = '9000000100';
const EMAIL = 'i100@sandbox.example';
const devanagari = /\p{Script=Devanagari}/u;

/** The same bench for a person with a language. */
const inLanguage = (tag: string): Bench => {
  const ask: Bench['ask'] = (path, body, sent = {}) =>
    on.ask(path, body, { ...sent, headers: { ...sent.headers, 'accept-language': tag } });
  return new Proxy(on, { get: (bench, name): unknown => (name === 'ask' ? ask : Reflect.get(bench, name)) });
};

const readTexts = async (to: string): Promise<readonly string[]> =>
  (await on.list(`/outbox?to=${to}`)).map((message) => textField(message, 'text'));

const readPdf = async (base64: string) => {
  const document = await getDocument({ data: Uint8Array.from(Buffer.from(base64, 'base64')), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
  return { text, language: (info as Readonly<Record<string, unknown>>)['Language'] };
};

const advanceToPaid = (number: string) => on.control('/advance', { entity: 'order', id: number, to: 'paid' });

test('the progress of a plan is in the language of each request, although the list is cached', async () => {
  const token = await on.token('9000000101');
  const readProgress = async (bench: Bench) =>
    listField(await bench.ask('/order/list', { order_type: 'xsip' }, { token }), 'result')
      .map((order) => textField(order, 'display_installment_info_html'))
      .filter((html) => html !== '');
  const english = await readProgress(on);
  const hindi = await readProgress(inLanguage('hi-IN'));
  expect(english[0]).toMatch(/^<p>\d+ of \d+ instalments processed<\/p>/);
  expect(hindi[0]).toMatch(/^<p>पूरी हुई किस्तें: \d+ में से \d+<\/p>/);
  expect(hindi).toHaveLength(english.length);
  expect(hindi.join('')).not.toMatch(/processed|Next/);
  expect(await readProgress(on)).toEqual(english);
});

test('a code is sent in the language of the request, in English by default', async () => {
  await inLanguage('hi-IN').ask('/user/login', mobileLogin(MOBILE));
  await on.control('/clock', { advance_seconds: 300 });
  await on.ask('/user/login', mobileLogin(MOBILE));
  const [english, hindi] = await readTexts(MOBILE);
  expect(english).toMatch(
    /^\d{6} is your Folioflow one-time password\. It is valid for 5 minutes\. Do not share it\.$/,
  );
  expect(hindi).toMatch(/^\d{6} आपका Folioflow ओटीपी है। /);
});

test('the code of an action names the action in the language', async () => {
  await requestMobileCode(inLanguage('hi'), await on.token(MOBILE), 'mpin change');
  expect((await readTexts(MOBILE))[0]).toContain('“पिन बदलना”');
});

test('a timed mail is in the language of the latest request that changed something', async () => {
  const token = await on.token(MOBILE);
  const orderOf = async (tag: string) =>
    textField(resultOf(await placeOrder(inLanguage(tag), token)), 'mf_order_number');
  const hindi = await orderOf('hi-IN');
  await advanceToPaid(hindi);
  const english = await orderOf('en-IN');
  await advanceToPaid(english);
  const [second, first] = await readTexts(EMAIL);
  expect(first).toMatch(new RegExp(`^भुगतान मिल गया: .+, ₹5,000 \\(ऑर्डर ${hindi}\\)।$`));
  expect(second).toMatch(new RegExp(`^Payment received: ₹5,000 in .+ \\(order ${english}\\)\\.$`));
});

test('a redemption is reported in Hindi until its money is credited, its history in English', async () => {
  const token = await on.token('9000000101');
  const hindi = inLanguage('hi');
  const read = () => readOrderByNumber(on, token, '10000001');
  await redeem(hindi, token, await read(), '1000');
  await on.control('/clock', { advance_working_days: 6 });
  await read();
  const texts = await readTexts('i101@sandbox.example');
  expect(texts.filter((text) => /^रिडीम हो गया: ₹[\d,.]+ खाते में आए/.test(text))).toHaveLength(1);
  expect(JSON.stringify(await read())).not.toMatch(devanagari);
});

test('the decision about a client code follows the language of the sign-in', async () => {
  const mobile = '9811111101';
  await on.token(mobile, '9000000111');
  const hindi = inLanguage('hi-IN');
  await hindi.ask('/user/login', mobileLogin(mobile));
  await hindi.ask('/user/validateotp', mobileCodeCheck(mobile, await on.codeFor(mobile)));
  const { id } = await on.db.selectFrom('clients').select('id').where('mobile', '=', mobile).executeTakeFirstOrThrow();
  await on.control('/advance', { entity: 'client', id, to: 'codeRequested' });
  await on.control('/advance', { entity: 'client', id, to: 'codeApproved' });
  expect((await readTexts(`i${mobile}@sandbox.example`))[0]).toMatch(/^आपका क्लाइंट कोड FF\d{6} मंज़ूर हो गया है।/);
});

test('documents are drawn in the language of the request', async () => {
  const token = await on.token('9000000101');
  const order = await readOrderByNumber(on, token, '10000001');
  const statement = async (tag: string) => {
    const answer = await inLanguage(tag).ask(
      '/master/order/statement',
      { order_registration_no: order['mf_order_registration_no'], order_number: '10000001', order_type: 'single' },
      { token },
    );
    return readPdf(textField(resultOf(answer), 'statement_base64'));
  };
  const hindi = await statement('hi-IN');
  expect(hindi.language).toBe('hi-IN');
  expect(hindi.text).toContain('रकम');
  expect(hindi.text).toContain('₹3,500.00');
  expect(hindi.text).not.toContain('\0');
  const english = await statement('en-IN');
  expect(english.language).toBe('en-IN');
  expect(english.text).not.toMatch(devanagari);
});

test('forms to be signed are in the language of the request', async () => {
  const token = await on.token(MOBILE);
  const hindi = inLanguage('hi');
  await registerMandate(hindi, token, 25_000);
  const [mandate = {}] = listField(await readBankLists(hindi, token), 'mandate_nach_list');
  expect((await readPdf(textField(mandate, 'nach_form'))).text).toContain('पच्चीस हज़ार मात्र'.normalize('NFC'));
  const { nominee_list } = await readSchemeChart(hindi, token, 'SC01');
  expect((await readPdf(String(nominee_list[0]?.nominee_form))).language).toBe('hi-IN');
});

test('the page of the bank is in the selected language', async () => {
  const token = await on.token(MOBILE);
  const order = resultOf(await placeOrder(on, token));
  const answer = await on.ask('/order/payment/initiate', createPaymentRequest(order, '5000'), {
    token,
    key: newSubmissionKey(),
  });
  const fields = [...textField(answer, 'input_html').matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
  const response = await on.sandbox.fetch(
    new Request(`${SANDBOX_ORIGIN}/gateway`, {
      method: 'POST',
      headers: { cookie: 'folioflow-language=hi', 'accept-language': 'en-IN' },
      body,
    }),
  );
  const page = await response.text();
  expect(page).toContain('<html lang="hi-IN">');
  expect(page).toContain('value="Success">सफल</button>');
});
