import { describe, expect, test } from 'vitest';
import { UNREADABLE_TEXT, type OperationName } from '../contract/index.ts';
import { order } from '../contract/fixtures/orders.ts';
import { emptyAnswers, listOperations } from '../contract/fixtures/empty-answers.ts';
import { callNamed, operationNames } from './testing/every-call.ts';
import { json, providerServer } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

async function outcomeOf(name: OperationName, body: object) {
  const { baseUrl } = await providerServer(json({ code: '000', messageText: '', ...body }));
  return callNamed(sessionAt(baseUrl, 'A').provider, name).then(
    ({ kind }) => kind,
    (fault: unknown) => fault,
  );
}
const unreadable = { name: 'ProviderFault', kind: 'malformed', errors: [UNREADABLE_TEXT] };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Each list of an answer, one at a time, as `change` has it. */
const withEachList = (answer: Fields, change: (list: string) => Fields): Fields[] =>
  Object.entries(answer).flatMap(([field, value]) => {
    const { [field]: _, ...others } = answer;
    if (Array.isArray(value)) return [{ ...others, ...change(field) }];
    return isFields(value) ? withEachList(value, change).map((inner) => ({ ...others, [field]: inner })) : [];
  });

describe('an accepted answer that reads lists', () => {
  test.each(listOperations)('%s with each of its lists empty is accepted', async (name) => {
    expect(await outcomeOf(name, emptyAnswers[name])).toBe('accepted');
  });

  test.each(listOperations)('%s with a code alone cannot be read', async (name) => {
    expect(await outcomeOf(name, {})).toMatchObject(unreadable);
  });

  test.each(listOperations.filter((name) => 'result' in emptyAnswers[name]))(
    '%s cannot be read where its result is null or of another type',
    async (name) => {
      for (const result of [null, 'many', 7, true, {}, [[7]]]) {
        expect(await outcomeOf(name, { ...emptyAnswers[name], result })).toMatchObject(unreadable);
      }
    },
  );

  test.each(listOperations)('%s cannot be read where one of its lists is missing, null or no list', async (name) => {
    const without = withEachList(emptyAnswers[name], () => ({}));
    const withNull = withEachList(emptyAnswers[name], (list) => ({ [list]: null }));
    const withText = withEachList(emptyAnswers[name], (list) => ({ [list]: 'many' }));
    for (const answer of [...without, ...withNull, ...withText]) {
      expect(await outcomeOf(name, answer)).toMatchObject(unreadable);
    }
  });
});

describe('an accepted answer whose result has another place', () => {
  test('the older place of the schemes is enough, empty or not', async () => {
    expect(await outcomeOf('listSchemes', { list_scheme: [] })).toBe('accepted');
    expect(await outcomeOf('listSchemes', { result: {}, list_scheme: [] })).toBe('accepted');
    expect(await outcomeOf('listSchemes', { list_scheme: null })).toMatchObject(unreadable);
  });

  test('a client list that is closed to the caller needs no clients [OM-236]', async () => {
    expect(await outcomeOf('listClients', { is_redirect: 'Y' })).toBe('accepted');
    expect(await outcomeOf('listClients', { is_redirect: false })).toMatchObject(unreadable);
  });

  test('the page of a stage may come in state_parameters, and an empty one cannot be read', async () => {
    expect(await outcomeOf('getStageInfo', { state_parameters: { login_stage: 'pan' } })).toBe('accepted');
    expect(await outcomeOf('getStageInfo', { state_parameters: {} })).toMatchObject(unreadable);
    expect(await outcomeOf('getStageInfo', { id_information: null })).toMatchObject(unreadable);
  });
});

test('an answer of a code alone is accepted where the contract asks for nothing more', async () => {
  const outcomes = await Promise.all(operationNames.map(async (name) => [name, await outcomeOf(name, {})] as const));
  const accepted = outcomes.filter(([, outcome]) => outcome === 'accepted').map(([name]) => name);
  expect(accepted.sort()).toEqual(
    [
      // The envelope is the whole answer, or each field beside it is optional.
      ...['login', 'sendOtp', 'validateOtp', 'verifyEmail', 'resetPassword', 'verifyMpin', 'activateAccount', 'logout'],
      ...['verifyIdProof', 'verifyStage', 'verifyPersonal', 'updatePersonalInfo', 'uploadCheque', 'uploadNominee'],
      ...['validateNomineeTwoFactor', 'verifyBankAccount', 'createClientCode'],
      // An absent list is documented: it means an empty one (AD-004), or the list is asked for again (C-91).
      ...['cancelOrder', 'cancelSip', 'createSwp', 'cancelSwp', 'redeemOrder', 'uploadMandate', 'cancelMandate'],
      // PIN 9998 of the sandbox (6.1): accepted without a result, which then is unknown.
      ...['pauseSip', 'registerStp', 'makePrimaryBankAccount'],
      // Texts and forms; an empty one is said to be missing.
      ...['getNachMandate', 'refreshMandate', 'initiatePayment', 'getPaymentStatus', 'getOrderResponse'],
    ].sort(),
  );
});

test('a refusal without a result is still read as its code and its text', async () => {
  const { baseUrl } = await providerServer(
    json({ code: '020', messageText: 'Not yet', navigateScreen: null, selected: order }),
  );
  const { provider } = sessionAt(baseUrl, 'A');
  for (const name of listOperations) {
    expect(await callNamed(provider, name)).toMatchObject({
      kind: 'refused',
      code: '020',
      text: 'Not yet',
      answer: { navigateScreen: undefined, selected: order },
    });
  }
});
