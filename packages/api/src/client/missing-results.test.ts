import { describe, expect, test } from 'vitest';
import { UNREADABLE_TEXT, type OperationName } from '../contract/index.ts';
import { order } from '../contract/fixtures/orders.ts';
import { emptyAnswers, listOperations } from '../contract/fixtures/empty-answers.ts';
import { operationNames } from '../contract/fixtures/requests.ts';
import { callSample } from './testing/call-sample.ts';
import { jsonResponder, startProviderServer } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

async function callOutcome(name: OperationName, body: object) {
  const { baseUrl } = await startProviderServer(jsonResponder({ code: '000', messageText: '', ...body }));
  return callSample(createTestSession(baseUrl, 'A').provider, name).then(
    ({ kind }) => kind,
    (fault: unknown) => fault,
  );
}
const unreadable = { name: 'ProviderFault', kind: 'malformed', errors: [UNREADABLE_TEXT] };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns a copy of the answer for each of its lists, with that list replaced by `change`. */
const eachListReplaced = (answer: Fields, change: (list: string) => Fields): Fields[] =>
  Object.entries(answer).flatMap(([field, value]) => {
    const { [field]: _, ...others } = answer;
    if (Array.isArray(value)) return [{ ...others, ...change(field) }];
    return isFields(value) ? eachListReplaced(value, change).map((inner) => ({ ...others, [field]: inner })) : [];
  });

describe('an accepted answer with lists', () => {
  test.each(listOperations)('is accepted for %s if each list is empty', async (name) => {
    expect(await callOutcome(name, emptyAnswers[name])).toBe('accepted');
  });

  test.each(listOperations)('is malformed for %s with a code alone', async (name) => {
    expect(await callOutcome(name, {})).toMatchObject(unreadable);
  });

  test.each(listOperations.filter((name) => 'result' in emptyAnswers[name]))(
    'is malformed for %s if its result is null or of another type',
    async (name) => {
      for (const result of [null, 'many', 7, true, {}, [[7]]]) {
        expect(await callOutcome(name, { ...emptyAnswers[name], result })).toMatchObject(unreadable);
      }
    },
  );

  test.each(listOperations)('is malformed for %s if a list is missing, null or no list', async (name) => {
    const without = eachListReplaced(emptyAnswers[name], () => ({}));
    const withNull = eachListReplaced(emptyAnswers[name], (list) => ({ [list]: null }));
    const withText = eachListReplaced(emptyAnswers[name], (list) => ({ [list]: 'many' }));
    for (const answer of [...without, ...withNull, ...withText]) {
      expect(await callOutcome(name, answer)).toMatchObject(unreadable);
    }
  });
});

describe('an accepted answer with its result in another field', () => {
  test('is accepted with the older field of the schemes, empty or not', async () => {
    expect(await callOutcome('listSchemes', { list_scheme: [] })).toBe('accepted');
    expect(await callOutcome('listSchemes', { result: {}, list_scheme: [] })).toBe('accepted');
    expect(await callOutcome('listSchemes', { list_scheme: null })).toMatchObject(unreadable);
  });

  test('is accepted without clients if the caller may not read the list [OM-236]', async () => {
    expect(await callOutcome('listClients', { is_redirect: 'Y' })).toBe('accepted');
    expect(await callOutcome('listClients', { is_redirect: false })).toMatchObject(unreadable);
  });

  test('is accepted with the page of a stage in state_parameters, and malformed with an empty page', async () => {
    expect(await callOutcome('getStageInfo', { state_parameters: { login_stage: 'pan' } })).toBe('accepted');
    expect(await callOutcome('getStageInfo', { state_parameters: {} })).toMatchObject(unreadable);
    expect(await callOutcome('getStageInfo', { id_information: null })).toMatchObject(unreadable);
  });
});

test('an answer with a code alone is accepted if the contract requires no other field', async () => {
  const outcomes = await Promise.all(operationNames.map(async (name) => [name, await callOutcome(name, {})] as const));
  const accepted = outcomes.filter(([, outcome]) => outcome === 'accepted').map(([name]) => name);
  expect(accepted.sort()).toEqual(
    [
      // The answer is an envelope, or all its other fields are optional.
      ...['login', 'sendOtp', 'validateOtp', 'verifyEmail', 'resetPassword', 'verifyMpin', 'activateAccount', 'logout'],
      ...['verifyIdProof', 'verifyStage', 'verifyPersonal', 'updatePersonalInfo', 'uploadCheque', 'uploadNominee'],
      ...['validateNomineeTwoFactor', 'verifyBankAccount', 'createClientCode'],
      // An absent list is documented: it means an empty list (AD-004), or the list is requested again (C-91).
      ...['cancelOrder', 'cancelSip', 'createSwp', 'cancelSwp', 'redeemOrder', 'uploadMandate', 'cancelMandate'],
      // PIN 9998 of the sandbox (6.1): accepted without a result, so the result is unknown.
      ...['pauseSip', 'registerStp', 'makePrimaryBankAccount'],
      // Texts and forms: an empty text is shown as missing.
      ...['getNachMandate', 'refreshMandate', 'initiatePayment', 'getPaymentStatus', 'getOrderResponse'],
    ].sort(),
  );
});

test('a refusal without a result has its code and text', async () => {
  const { baseUrl } = await startProviderServer(
    jsonResponder({ code: '020', messageText: 'Not yet', navigateScreen: null, selected: order }),
  );
  const { provider } = createTestSession(baseUrl, 'A');
  for (const name of listOperations) {
    expect(await callSample(provider, name)).toMatchObject({
      kind: 'refused',
      code: '020',
      text: 'Not yet',
      answer: { navigateScreen: undefined, selected: order },
    });
  }
});
