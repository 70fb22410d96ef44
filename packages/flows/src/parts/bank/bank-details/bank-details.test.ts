import { BANK_FORM_LIMITS } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../../kit/port.ts';
import { startPart } from '../../../model-testing/start-flow.ts';
import { bankDetailsFlow } from './bank-details.flow.ts';
import {
  wireBankInfoOf,
  applyDraftPatch,
  missingBankFields,
  accountVerificationRequest,
} from './bank-details.rules.ts';
import type { BankDetailsInput, BankDraft } from './bank-details.types.ts';
import { accountTypes, banks, typedDraft, verifiedAnswer } from './bank-details.scenarios.ts';
import { bankDetailsMachine } from './bank-details.machine.ts';

const empty: BankDraft = { accountNumber: '', confirmation: '', ifsc: '', accountType: '', bank: '' };
const stageRules = { rules: 'stage', accountTypes, banks } as const;
const listRules = { rules: 'list', accountTypes, banks } as const;

function startBankDetails(change: Partial<BankDetailsInput> = {}) {
  const run = startPart(
    { ...bankDetailsFlow, machine: bankDetailsMachine },
    { ...stageRules, newSubmission: createSubmissionKeyCounter(), ...change },
  );
  const { actor } = run;
  return {
    ...run,
    verifyAccount: run.ports.verifyAccount,
    view: () => {
      const view = run.view();
      if (view.screen === 'closed') throw new Error('The form is closed.');
      return view;
    },
    enter: (patch: Partial<BankDraft>) => actor.send({ type: 'draft.changed', patch }),
    submit: () => actor.send({ type: 'details.submitted' }),
  };
}

describe('applyDraftPatch', () => {
  test('drops the keys of an account number that are no digits of any script [ON-272]', () => {
    const typed = Array.from('12 34a५').reduce(
      (draft, key) => applyDraftPatch(draft, { accountNumber: draft.accountNumber + key }, 'stage').draft,
      empty,
    );
    expect(typed.accountNumber).toBe('12345');
  });

  test.each([
    ['accountNumber', '5010 0123-4567', '501001234567'],
    ['accountNumber', 'A/c no. 501001234567 (HDFC)', '501001234567'],
    ['confirmation', '५०१००१२३४५६७', '501001234567'],
    ['ifsc', 'SBIN0१२३४५६', 'SBIN0123456'],
    ['ifsc', 'IFSC: hdfc0001234', 'HDFC0001234'],
  ] as const)('reads the pasted %s “%s” as %s', (field, pasted, value) => {
    expect(applyDraftPatch(empty, { [field]: pasted }, 'stage').draft[field]).toBe(value);
  });

  test.each([
    ['accountNumber', 'A/c 501001234567, ref 99887766'],
    ['accountNumber', 'no number'],
    ['ifsc', 'HDFC0001234 or SBIN0123456'],
  ] as const)('changes nothing for the pasted %s “%s”, and names the field', (field, pasted) => {
    const rejected = { field, reason: 'unread' };
    expect(applyDraftPatch(empty, { [field]: pasted }, 'stage')).toEqual({ draft: empty, rejected });
  });

  test('rejects the 26th digit of an account number in the stage and never cuts [ON-272 ON-510]', () => {
    const full = { ...empty, accountNumber: '1'.repeat(25) };
    expect(applyDraftPatch(empty, { accountNumber: '1'.repeat(25) }, 'stage')).toEqual({ draft: full, rejected: null });
    expect(applyDraftPatch(full, { accountNumber: '1'.repeat(26) }, 'stage')).toEqual({
      draft: full,
      rejected: { field: 'accountNumber', reason: 'overlong' },
    });
    expect(applyDraftPatch(empty, { confirmation: '1'.repeat(26) }, 'stage')).toEqual({
      draft: empty,
      rejected: { field: 'confirmation', reason: 'overlong' },
    });
  });

  test('converts an IFSC to at most 13 capitals and digits [ON-274 ON-510]', () => {
    const { draft } = applyDraftPatch(empty, { ifsc: 'abcd 0-001234' }, 'stage');
    expect(draft.ifsc).toBe('ABCD0001234');
    const full = { ...empty, ifsc: 'ABCD000123456' };
    expect(applyDraftPatch(empty, { ifsc: 'abcd000123456' }, 'stage')).toEqual({ draft: full, rejected: null });
    expect(applyDraftPatch(full, { ifsc: 'ABCD0001234567' }, 'stage')).toEqual({
      draft: full,
      rejected: { field: 'ifsc', reason: 'overlong' },
    });
  });

  test('allows 13 digits and 11 characters in the list, 25 and 13 in the stage [ON-510]', () => {
    expect(BANK_FORM_LIMITS).toEqual({
      stage: { accountNumber: { max: 25, over: 4 }, ifsc: { max: 13, over: 4 } },
      list: { accountNumber: { max: 13, over: 0 }, ifsc: { max: 11, over: 0 } },
    });
    expect(applyDraftPatch(empty, { accountNumber: '1'.repeat(14), ifsc: 'A'.repeat(12) }, 'list').draft).toEqual(
      empty,
    );
  });

  test('reports a rejected text until the next accepted change', () => {
    const { enter, view } = startBankDetails();
    enter({ accountNumber: '1'.repeat(26) });
    expect(view()).toMatchObject({
      rejected: { field: 'accountNumber', reason: 'overlong' },
      draft: { accountNumber: '' },
    });
    enter({ accountNumber: '1'.repeat(25) });
    expect(view()).toMatchObject({ rejected: null, draft: { accountNumber: '1'.repeat(25) } });
  });
});

test.each([
  ['HDFCO000123', true],
  ['HDFC0000123', false],
  ['HDFC', false],
])('the fifth character of the IFSC %s is no zero: %j', (ifsc, isWrong) => {
  const { enter, view } = startBankDetails();
  enter({ ifsc });
  expect(view().isIfscZeroWrong).toBe(isWrong);
});

describe('the bank of an IFSC', () => {
  test('is selected as soon as its four letters are typed, and follows another IFSC', () => {
    const { enter, view } = startBankDetails();
    enter({ ifsc: 'SBI' });
    expect(view().draft.bank).toBe('');
    enter({ ifsc: 'sbin0' });
    expect(view().draft.bank).toBe('SBIN');
    enter({ ifsc: 'HDFC0000001' });
    expect(view().draft.bank).toBe('HDFC');
  });

  test('does not replace a bank selected by hand; an unlisted bank selects none', () => {
    const { enter, view } = startBankDetails();
    enter({ bank: 'HDFC' });
    enter({ ifsc: 'SBIN0000001' });
    expect(view().draft.bank).toBe('HDFC');
    const another = startBankDetails();
    another.enter({ ifsc: 'ZZZZ0000001' });
    expect(another.view().draft.bank).toBe('');
  });
});

describe('missingBankFields', () => {
  test.each([
    ['everything', {}, []],
    ['4 digits', { accountNumber: '1234', confirmation: '1234' }, ['accountNumber']],
    ['5 digits', { accountNumber: '12345', confirmation: '12345' }, []],
    ['an IFSC of 4', { ifsc: 'ABCD' }, ['ifsc']],
    ['an IFSC of 5', { ifsc: 'ABCD0' }, []],
    ['no type', { accountType: '' }, ['accountType']],
    ['no bank', { bank: '' }, ['bank']],
    ['a type of another list', { accountType: 'XX' }, ['accountType']],
    ['another number', { confirmation: '100000000010' }, ['confirmation']],
    ['half a number', { confirmation: '10000' }, ['confirmation']],
  ] as const)('returns in the stage with %s: %j [ON-273 ON-275]', (_, change, missing) => {
    expect(missingBankFields({ ...typedDraft, ...change }, stageRules)).toEqual(missing);
  });

  test('returns none in the list with a number and an IFSC, because the first type and bank are selected', () => {
    const { enter, view } = startBankDetails({ rules: 'list' });
    expect(view()).toMatchObject({ draft: { accountType: 'SB', bank: 'HDFC' }, missing: ['accountNumber', 'ifsc'] });
    enter({ accountNumber: '1', ifsc: 'A' });
    expect(view()).toMatchObject({ missing: [], canSubmit: true });
    expect(missingBankFields({ ...empty, accountNumber: '1' }, listRules)).toEqual(['ifsc']);
  });

  test('does not count a second number that is still being typed as different [ON-273]', () => {
    const { enter, view } = startBankDetails();
    enter({ ...typedDraft, confirmation: '1000' });
    expect(view()).toMatchObject({ hasNumberMismatch: false, canSubmit: false });
    enter({ confirmation: '1001' });
    expect(view()).toMatchObject({ hasNumberMismatch: true, canSubmit: false });
  });
});

describe('a verification', () => {
  test('sends exactly the four fields [ON-276 ON-472]', () => {
    expect(accountVerificationRequest({ details: typedDraft, isAdditional: false })).toEqual({
      client_bank_account_number_1: '100000000001',
      client_ifsc_code_1: 'SBOX0000001',
      client_bank_account_type_1: 'SB',
      client_bank: 'HDFC',
    });
    expect(accountVerificationRequest({ details: typedDraft, isAdditional: true })).toMatchObject({
      request_mode: 'additional',
    });
    expect(wireBankInfoOf(typedDraft)).toEqual({
      account_number: '100000000001',
      ifsc_code: 'SBOX0000001',
      account_type: 'SB',
      bank_name: 'HDFC',
    });
  });

  test("returns the details and the bank's answer", async () => {
    const { actor, enter, submit, verifyAccount } = startBankDetails();
    enter(typedDraft);
    submit();
    await verifyAccount.answer(accepted(verifiedAnswer, 0));
    const { accountNumber, ifsc, accountType, bank } = typedDraft;
    expect(actor.getSnapshot().output).toEqual({
      kind: 'verified',
      details: { accountNumber, ifsc, accountType, bank },
      answer: verifiedAnswer,
    });
  });

  test('opens an alert after a refusal, preserves the draft, and uses another submission the next time', async () => {
    const { enter, notices, submit, verifyAccount, view } = startBankDetails();
    enter(typedDraft);
    submit();
    submit();
    await verifyAccount.answer(refused('The name on this account is not yours.', '051'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The name on this account is not yours.' }]);
    expect(view()).toMatchObject({ draft: typedDraft, canSubmit: true, notice: { kind: 'refused' } });
    submit();
    await verifyAccount.fail({ kind: 'unreachable', errors: [] });
    submit();
    await verifyAccount.fail({ kind: 'http', errors: ['a', 'b'] });
    expect(notices.slice(-2)).toEqual([
      { type: 'notice.raised', kind: 'danger', text: 'a' },
      { type: 'notice.raised', kind: 'danger', text: 'b' },
    ]);
    enter({ ifsc: 'SBOX0000002' });
    expect(view().notice).toBe(null);
    submit();
    expect(verifyAccount.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-2',
      'submission-3',
    ]);
  });

  test('starts with the earlier details, the number confirmed', () => {
    const { view } = startBankDetails({
      draft: { accountNumber: '12345', ifsc: 'ABCD0', accountType: 'SB', bank: 'HDFC' },
    });
    expect(view()).toMatchObject({ draft: { confirmation: '12345' }, canSubmit: true });
  });
});
