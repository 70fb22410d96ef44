import { describe, expect, test } from 'vitest';
import { newPersonal, savedPersonal } from './sample-personal.ts';
import { at } from '../../kit/journey.ts';
import { accepted, refused, unreachable } from '../../kit/port.ts';
import type { DetailField, DetailsFormInput } from './index.ts';
import { tidyDraft } from './details-form.rules.ts';
import { detailsFormJourneys, saved } from './details-form.scenarios.ts';
import { started } from './details-form.started.ts';

const page = { place: 'page' } as const;
const income = { attribute: 'income' } as const;
const asked = (change: Partial<DetailsFormInput>) =>
  started(change)
    .form()
    .fields.map(({ name }) => name);

describe('the questions', () => {
  test('of the address step are six', () => {
    expect(asked({})).toEqual(['address', 'locality', 'district', 'city', 'state', 'pincode']);
  });

  test('of the income step are three choices, each with what the provider offers, and what the e-sign declares [ON-299]', () => {
    const { form } = started(income);
    expect(form().fields.map(({ name, options }) => [name, options?.map(({ label }) => label)])).toEqual([
      ['sourceOfWealth', ['Salary', 'Business income']],
      ['occupation', ['Private sector service', 'Business']],
      ['annualIncome', ['Rs 1 lakh to 5 lakh', 'Rs 5 lakh to 10 lakh']],
      ['incomeOutsideIndia', undefined],
      ['politicalIndia', undefined],
      ['politicalForeign', undefined],
    ]);
  });

  test('of Detailed Information are marital status, email, address, city, state and pincode', () => {
    expect(asked(page)).toEqual(['maritalStatus', 'email', 'address', 'city', 'state', 'pincode']);
  });

  test('of Income Information are the three choices and three questions, all required', () => {
    const { form } = started({ ...income, ...page });
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

describe('what a field takes', () => {
  const { draft } = started().actor.getSnapshot().context;
  const taken = (field: DetailField, typed: string) => tidyDraft(draft, { [field]: typed })[field];

  test('address: at most 130 characters', () => {
    expect(taken('address', 'a'.repeat(131))).toBe('a'.repeat(130));
  });

  test.each(['city', 'state'] as const)('%s: letters and spaces, at most 25', (field) => {
    expect(taken(field, 'Navi Mumbai 400-050.')).toBe('Navi Mumbai ');
    expect(taken(field, 'a'.repeat(26))).toBe('a'.repeat(25));
  });

  test.each(['locality', 'district'] as const)('%s: letters, digits and spaces, at most 25 (D-64)', (field) => {
    expect(taken(field, 'Sector 17, #4')).toBe('Sector 17 4');
    expect(taken(field, '9'.repeat(26))).toHaveLength(25);
  });

  test('pincode: digits, at most 8', () => {
    expect(taken('pincode', '400 050')).toBe('400050');
    expect(taken('pincode', '123456789')).toBe('12345678');
  });

  test('email: no blanks, small letters', () => {
    expect(taken('email', ' Asha@Example.IN')).toBe('asha@example.in');
  });
});

describe('a problem', () => {
  test.each([
    ['city', 'ab', 'abc'],
    ['state', 'ab', 'abc'],
    ['pincode', '12', '123'],
    ['address', '', 'a'],
  ] as const)('of %s: %j is too short, %j is not', (field, short, long) => {
    const { leave, problems, type } = started();
    type(field, short);
    leave(field);
    expect(problems()).toContain(field);
    type(field, long);
    expect(problems()).not.toContain(field);
  });

  test.each(['sourceOfWealth', 'occupation', 'annualIncome'] as const)('of %s: fewer than two characters', (field) => {
    const { leave, problems, type } = started(income);
    type(field, '1');
    leave(field);
    expect(problems()).toContain(field);
    type(field, '12');
    expect(problems()).not.toContain(field);
  });

  test('is said when the field was left, or a later one is filled, and not before (D-68)', () => {
    const { leave, problems, type } = started();
    type('city', 'ab');
    expect(problems()).toEqual(['address']);
    leave('city');
    expect(problems()).toEqual(['address', 'city']);
    leave('pincode');
    expect(problems()).toEqual(['address', 'city', 'pincode']);
  });

  test('of every field is said by a submit that is not complete, and nothing is called', () => {
    const { form, problems, saveDetails, submit } = started({
      ...page,
      personal: { ...newPersonal, marital_status: '' },
    });
    submit();
    expect(problems()).toEqual(['maritalStatus', 'address', 'city', 'state', 'pincode']);
    expect(form()).toMatchObject({ rejected: 1 });
    expect(saveDetails.calls).toEqual([]);
  });

  test('of the email is an address that is none; an empty one is nobody’s problem', () => {
    const { leave, problems, type } = started(page);
    type('email', 'asha');
    leave('email');
    expect(problems()).toEqual(['email']);
    type('email', '');
    expect(problems()).toEqual([]);
  });
});

describe('on record', () => {
  test('answers stand in the form; choices that are offered no more do not', () => {
    const { value } = started({ ...income, personal: { ...savedPersonal, occupation: 'gone' } });
    expect([value('sourceOfWealth'), value('occupation'), value('annualIncome')]).toEqual(['salary', '', '5to10']);
  });

  test('a yes stands in the form, a no may never have been asked (D-77)', () => {
    const { value } = started({ ...income, ...page, personal: { ...newPersonal, is_political_india: true } });
    expect([value('incomeOutsideIndia'), value('politicalIndia')]).toEqual(['', 'yes']);
  });

  test('what was entered before and not saved wins', () => {
    const { actor, type } = started();
    type('city', 'Pune');
    actor.send({ type: 'details.previousRequested' });
    const { output } = actor.getSnapshot();
    if (output?.kind !== 'wentBack') throw new Error('It went back.');
    expect(started({ draft: output.draft }).value('city')).toBe('Pune');
  });
});

describe('saving', () => {
  test('merges the address step into what is known and touches nothing else', () => {
    const { actor, fill, saveDetails, submit } = started({ personal: { ...savedPersonal, email: 'other@example.in' } });
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
      const { fill, saveDetails, submit, type } = started(page);
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
    const { fill, saveDetails, submit, type } = started({ ...income, ...place });
    fill();
    type('politicalForeign', 'yes');
    submit();
    expect(saveDetails.calls[0]?.request).toMatchObject({
      attribute: 'income',
      personal: { is_income_outside_india: false, is_political_india: false, is_political_foreign: true },
    });
  });

  test.each(['incomeOutsideIndia', 'politicalIndia', 'politicalForeign'] as const)(
    'waits in the wizard too for an answer to %s: nobody declares what was not asked',
    (question) => {
      const { fill, problems, saveDetails, submit, type } = started(income);
      fill();
      type(question, '');
      submit();
      expect([problems(), saveDetails.calls]).toEqual([[question], []]);
      type(question, 'no');
      submit();
      expect(saveDetails.calls).toHaveLength(1);
    },
  );

  test('ends with the merged answers, once for two presses', async () => {
    const { actor, fill, saveDetails, submit } = started(income);
    fill();
    submit();
    submit();
    expect(saveDetails.calls).toHaveLength(1);
    await saveDetails.answer(accepted(saved));
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'saved',
      personal: { ...newPersonal, source_of_wealth: 'salary', occupation: 'service', annual_income: '5to10' },
    });
  });

  test('refused: an alert, the text beside the form, every answer kept', async () => {
    const { fill, form, notices, saveDetails, submit, value } = started();
    fill();
    submit();
    await saveDetails.answer(refused('The address is not valid.', '051'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The address is not valid.' }]);
    expect(form()).toMatchObject({ isBusy: false, canSubmit: true, notice: { text: 'The address is not valid.' } });
    expect(value('city')).toBe('Mumbai');
  });

  test('without an answer keeps its key until something is changed', async () => {
    const { fill, saveDetails, submit, type } = started();
    fill();
    submit();
    await saveDetails.fail(unreachable());
    submit();
    await saveDetails.fail(unreachable());
    type('city', 'Pune');
    submit();
    expect(saveDetails.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });
});

test('a locked form shows the answers, saves nothing and goes on [ON-344]', () => {
  const { actor, form, saveDetails, submit, type, value } = started({
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

test('Previous is there only where something comes before', () => {
  expect(started({ mayGoBack: false }).form().canGoBack).toBe(false);
  expect(at(detailsFormJourneys, 'EnteringIncome').view).toMatchObject({ canGoBack: true });
});
