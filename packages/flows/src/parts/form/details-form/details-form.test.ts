import { describe, expect, test } from 'vitest';
import { newPersonal, savedPersonal } from './testing/sample-personal.ts';
import { storyArgs } from '../../../model-testing/journey.ts';
import { accepted, refused, unreachableFault } from '../../../kit/port.ts';
import type { DetailField, DetailsFormInput } from './details-form.types.ts';
import { applyDetailsPatch } from './details-form.rules.ts';
import { detailsFormJourneys, saved } from './details-form.scenarios.ts';
import { startDetailsForm } from './testing/start-details-form.ts';

const page = { place: 'page' } as const;
const income = { attribute: 'income' } as const;
const fieldNames = (change: Partial<DetailsFormInput>) =>
  startDetailsForm(change)
    .form()
    .fields.map(({ name }) => name);

describe('the form', () => {
  test('has six fields in the address step', () => {
    expect(fieldNames({})).toEqual(['address', 'locality', 'district', 'city', 'state', 'pincode']);
  });

  test("has three choices with the provider's options and the e-sign declaration in the income step [ON-299]", () => {
    const { form } = startDetailsForm(income);
    expect(form().fields.map(({ name, options }) => [name, options?.map(({ label }) => label)])).toEqual([
      ['sourceOfWealth', ['Salary', 'Business income']],
      ['occupation', ['Private sector service', 'Business']],
      ['annualIncome', ['Rs 1 lakh to 5 lakh', 'Rs 5 lakh to 10 lakh']],
      ['incomeOutsideIndia', undefined],
      ['politicalIndia', undefined],
      ['politicalForeign', undefined],
    ]);
  });

  test('has marital status, email, address, city, state and pincode on Detailed Information', () => {
    expect(fieldNames(page)).toEqual(['maritalStatus', 'email', 'address', 'city', 'state', 'pincode']);
  });

  test('has three required choices and three required questions on Income Information', () => {
    const { form } = startDetailsForm({ ...income, ...page });
    expect(form().fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
      ['sourceOfWealth', 'choice', true],
      ['occupation', 'choice', true],
      ['annualIncome', 'choice', true],
      ['incomeOutsideIndia', 'question', true],
      ['politicalIndia', 'question', true],
      ['politicalForeign', 'question', true],
    ]);
  });
});

describe('a field that is typed key by key', () => {
  const { draft } = startDetailsForm().actor.getSnapshot().context;
  const typeField = (field: DetailField, keys: string) =>
    Array.from(keys).reduce((typed, key) => applyDetailsPatch(typed, { [field]: typed[field] + key }), {
      ...draft,
      [field]: '',
    })[field];

  test('accepts 130 characters of an address [ON-349]', () => {
    expect(typeField('address', 'a'.repeat(131))).toBe('a'.repeat(130));
  });

  test.each(['city', 'state'] as const)('accepts letters and spaces of %s, at most 25 [ON-350]', (field) => {
    expect(typeField(field, 'Navi Mumbai 400-050.')).toBe('Navi Mumbai ');
    expect(typeField(field, 'a'.repeat(26))).toBe('a'.repeat(25));
  });

  test.each(['locality', 'district'] as const)(
    'accepts letters, digits and spaces of %s, at most 25 (D-64)',
    (field) => {
      expect(typeField(field, 'Sector 17, #4')).toBe('Sector 17 4');
      expect(typeField(field, '9'.repeat(26))).toHaveLength(25);
    },
  );

  test('accepts digits of every script for a pincode, at most 8 [ON-351]', () => {
    expect(typeField('pincode', '400 ०५०')).toBe('400050');
    expect(typeField('pincode', '123456789')).toBe('12345678');
  });

  test('removes blanks and capitals from the email', () => {
    expect(typeField('email', ' Asha@Example.IN')).toBe('asha@example.in');
  });
});

describe('a pasted text that a field does not accept', () => {
  test.each([
    ['address', 'a'.repeat(600)],
    ['address', 'Flat 4\u202E, MG Road'],
    ['city', 'Navi Mumbai 400-050.'],
    ['locality', 'Sector 17, #4'],
    ['pincode', 'PIN: 400050'],
    ['email', 'asha.verma.of.the.long.address@example.in'],
  ] as const)('stays whole in %s, is marked at once and is not sent', (field, pasted) => {
    const { form, problems, saveDetails, submit, type } = startDetailsForm(field === 'email' ? page : {});
    type(field, pasted);
    expect(form().fields.find(({ name }) => name === field)?.value).toBe(pasted);
    expect(problems()).toContain(field);
    submit();
    expect(saveDetails.calls).toEqual([]);
  });
});

describe('a problem', () => {
  test.each([
    ['city', 'ab', 'abc'],
    ['state', 'ab', 'abc'],
    ['pincode', '12', '123'],
    ['address', '', 'a'],
  ] as const)('is shown in %s for %j, but not for %j', (field, short, long) => {
    const { leave, problems, type } = startDetailsForm();
    type(field, short);
    leave(field);
    expect(problems()).toContain(field);
    type(field, long);
    expect(problems()).not.toContain(field);
  });

  test.each(['sourceOfWealth', 'occupation', 'annualIncome'] as const)(
    'is shown in %s for fewer than two characters',
    (field) => {
      const { leave, problems, type } = startDetailsForm(income);
      type(field, '1');
      leave(field);
      expect(problems()).toContain(field);
      type(field, '12');
      expect(problems()).not.toContain(field);
    },
  );

  test('is shown once the field was left or a later field was filled, and not before (D-68)', () => {
    const { leave, problems, type } = startDetailsForm();
    type('city', 'ab');
    expect(problems()).toEqual(['address']);
    leave('city');
    expect(problems()).toEqual(['address', 'city']);
    leave('pincode');
    expect(problems()).toEqual(['address', 'city', 'pincode']);
  });

  test('is shown in every field after an incomplete submission, which calls nothing', () => {
    const { form, problems, saveDetails, submit } = startDetailsForm({
      ...page,
      personal: { ...newPersonal, marital_status: '' },
    });
    submit();
    expect(problems()).toEqual(['maritalStatus', 'address', 'city', 'state', 'pincode']);
    expect(form()).toMatchObject({ rejected: 1 });
    expect(saveDetails.calls).toEqual([]);
  });

  test('is shown in the email for an invalid address, but not for an empty one', () => {
    const { leave, problems, type } = startDetailsForm(page);
    type('email', 'asha');
    leave('email');
    expect(problems()).toEqual(['email']);
    type('email', '');
    expect(problems()).toEqual([]);
  });
});

describe('the stored data', () => {
  test('fills the form, except choices that are no longer offered', () => {
    const { value } = startDetailsForm({ ...income, personal: { ...savedPersonal, occupation: 'gone' } });
    expect([value('sourceOfWealth'), value('occupation'), value('annualIncome')]).toEqual(['salary', '', '5to10']);
  });

  test('fills in a yes, but not a no, which may never have been asked (D-77)', () => {
    const { value } = startDetailsForm({ ...income, ...page, personal: { ...newPersonal, is_political_india: true } });
    expect([value('incomeOutsideIndia'), value('politicalIndia')]).toEqual(['', 'yes']);
  });

  test('is overridden by an earlier unsaved draft', () => {
    const { actor, type } = startDetailsForm();
    type('city', 'Pune');
    actor.send({ type: 'details.previousRequested' });
    const { output } = actor.getSnapshot();
    if (output?.kind !== 'wentBack') throw new Error('The outcome is not `wentBack`.');
    expect(startDetailsForm({ draft: output.draft }).value('city')).toBe('Pune');
  });
});

describe('saving', () => {
  test('merges the address step into the personal information and changes nothing else', () => {
    const { actor, fill, saveDetails, submit } = startDetailsForm({
      personal: { ...savedPersonal, email: 'other@example.in' },
    });
    fill();
    submit();
    expect(saveDetails.calls).toEqual([
      {
        request: { attribute: 'address', personal: { ...savedPersonal, email: 'other@example.in' } },
        submission: 'submission-1',
      },
    ]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  test('sends marital status as s or m, and the email [ON-352]', () => {
    for (const status of ['s', 'm']) {
      const { fill, saveDetails, submit, type } = startDetailsForm(page);
      fill();
      type('maritalStatus', status);
      submit();
      expect(saveDetails.calls[0]?.request.personal).toMatchObject({
        marital_status: status,
        email: 'asha@example.in',
      });
    }
  });

  test.each([{}, page])('sends the three questions as booleans, in the wizard and on the page [ON-358]', (place) => {
    const { fill, saveDetails, submit, type } = startDetailsForm({ ...income, ...place });
    fill();
    type('politicalForeign', 'yes');
    submit();
    expect(saveDetails.calls[0]?.request).toMatchObject({
      attribute: 'income',
      personal: { is_income_outside_india: false, is_political_india: false, is_political_foreign: true },
    });
  });

  test.each(['incomeOutsideIndia', 'politicalIndia', 'politicalForeign'] as const)(
    'requires an answer to %s in the wizard too: nothing unasked is declared',
    (question) => {
      const { fill, problems, saveDetails, submit, type } = startDetailsForm(income);
      fill();
      type(question, '');
      submit();
      expect([problems(), saveDetails.calls]).toEqual([[question], []]);
      type(question, 'no');
      submit();
      expect(saveDetails.calls).toHaveLength(1);
    },
  );

  test('returns the merged answers, once for two submissions', async () => {
    const { actor, fill, saveDetails, submit } = startDetailsForm(income);
    fill();
    submit();
    submit();
    expect(saveDetails.calls).toHaveLength(1);
    await saveDetails.answer(accepted(saved, 0));
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'saved',
      personal: { ...newPersonal, source_of_wealth: 'salary', occupation: 'service', annual_income: '5to10' },
    });
  });

  test('shows an alert and the text of a refusal, and preserves every answer', async () => {
    const { fill, form, notices, saveDetails, submit, value } = startDetailsForm();
    fill();
    submit();
    await saveDetails.answer(refused('The address is not valid.', '051'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The address is not valid.' }]);
    expect(form()).toMatchObject({ isBusy: false, canSubmit: true, notice: { text: 'The address is not valid.' } });
    expect(value('city')).toBe('Mumbai');
  });

  test('reuses its key after a lost answer until a change', async () => {
    const { fill, saveDetails, submit, type } = startDetailsForm();
    fill();
    submit();
    await saveDetails.fail(unreachableFault());
    submit();
    await saveDetails.fail(unreachableFault());
    type('city', 'Pune');
    submit();
    expect(saveDetails.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });
});

test('a locked form shows the answers, saves nothing and continues [ON-344]', () => {
  const { actor, form, saveDetails, submit, type, value } = startDetailsForm({
    ...page,
    isLocked: true,
    personal: savedPersonal,
  });
  expect(form()).toMatchObject({ screen: 'locked', canContinue: true });
  type('city', 'Pune');
  submit();
  expect([value('city'), saveDetails.calls]).toEqual(['Mumbai', []]);
  actor.send({ type: 'details.continued' });
  expect(actor.getSnapshot().output).toMatchObject({ kind: 'saved', personal: savedPersonal });
});

test('Previous is available only if there is a previous step', () => {
  expect(startDetailsForm({ hasPreviousStep: false }).form().canGoBack).toBe(false);
  expect(storyArgs(detailsFormJourneys, 'EnteringIncome').view).toMatchObject({ canGoBack: true });
});
