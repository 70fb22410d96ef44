import type { UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { newPersonal, sampleDetailsOptions, savedPersonal } from './testing/sample-personal.ts';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { formFieldsOf } from './details-form.rules.ts';
import { detailsFormFlow } from './details-form.flow.ts';
import type { DetailsDraft, DetailsFormInput } from './details-form.types.ts';
import { detailsFormMachine } from './details-form.machine.ts';

/** The address step of the wizard without stored answers. */
export const detailsFormInput = (): DetailsFormInput => ({
  attribute: 'address',
  place: 'wizard',
  personal: newPersonal,
  draft: null,
  options: sampleDetailsOptions,
  isLocked: false,
  hasPreviousStep: true,
  newSubmission: createSubmissionKeyCounter(),
});

const { done, failed, scenario, scenarios } = journeysOf(
  { ...detailsFormFlow, machine: detailsFormMachine },
  {
    purpose:
      'Enters the address or the income, shows the problem of a field once the user has left it, and saves the answers as a part of the personal information.',
    input: detailsFormInput(),
    children: {},
  },
);

const answers: DetailsDraft = {
  maritalStatus: 'm',
  email: 'asha@example.in',
  address: '12 Hill Road',
  locality: 'Bandra',
  district: 'Mumbai Suburban',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
  sourceOfWealth: 'salary',
  occupation: 'service',
  annualIncome: '5to10',
  incomeOutsideIndia: 'no',
  politicalIndia: 'no',
  politicalForeign: 'no',
};
/** Answers to every question of a form. */
export const answersFor = (of: Pick<DetailsFormInput, 'attribute' | 'place'>): Partial<DetailsDraft> =>
  Object.fromEntries(formFieldsOf(of).map((field) => [field, answers[field]]));

export const saved: UpdatePersonalInfoAnswer = { code: '000', messageText: '' };
const income = { attribute: 'income' } as const;
const onPage = { place: 'page' } as const;
const lockedPage = { ...onPage, isLocked: true, hasPreviousStep: false, personal: savedPersonal } as const;
const submit = { type: 'details.submitted' } as const;
const filledAndSubmitted = {
  steps: (input: DetailsFormInput) => [{ type: 'draft.changed' as const, patch: answersFor(input) }, submit],
};
const afterSubmit = (...steps: ReturnType<typeof failed>[]) => ({
  steps: (input: DetailsFormInput) => [...filledAndSubmitted.steps(input), ...steps],
});

export const detailsFormJourneys = scenarios({
  LockedAddress: scenario('locked', { input: lockedPage }),
  EnteringAddress: scenario('entering'),
  EnteringAddressPage: scenario('entering', { input: { ...onPage, hasPreviousStep: false } }),
  EnteringAddressInvalid: scenario('entering', {
    steps: [
      { type: 'draft.changed', patch: { city: 'ab' } },
      { type: 'field.visited', field: 'city' },
    ],
  }),
  EnteringIncome: scenario('entering', { input: income }),
  EnteringIncomePage: scenario('entering', { input: { ...income, ...onPage } }),
  EnteringIncomeInvalid: scenario('entering', { input: { ...income, ...onPage }, steps: [submit] }),
  EnteringAfterRefusal: scenario(
    'entering',
    afterSubmit(failed('saveDetails', refused('The address is not valid.', '051'))),
  ),
  EnteringAfterLostAnswer: scenario('entering', afterSubmit(failed('saveDetails', httpFault('The service is busy.')))),
  Saving: scenario('saving', filledAndSubmitted),
  Saved: scenario('saved', afterSubmit(done('saveDetails', saved))),
  SavedWhenLocked: scenario('saved', { input: lockedPage, steps: [{ type: 'details.continued' }] }),
  WentBack: scenario('wentBack', { steps: [{ type: 'details.previousRequested' }] }),
});

export const detailsFormWorld: World<typeof detailsFormMachine> = {
  inputs: [
    detailsFormInput(),
    { ...detailsFormInput(), ...onPage, hasPreviousStep: false },
    { ...detailsFormInput(), ...income },
    { ...detailsFormInput(), ...income, ...onPage },
    { ...detailsFormInput(), ...lockedPage },
    { ...detailsFormInput(), isLocked: true },
    { ...detailsFormInput(), personal: savedPersonal },
  ],
  events: {
    'draft.changed': [
      { patch: answers },
      { patch: { city: 'ab' } },
      { patch: { city: 'Pune' } },
      { patch: { annualIncome: '1' } },
    ],
    'field.visited': [{ field: 'city' }, { field: 'annualIncome' }],
    'details.submitted': [{}],
    'details.continued': [{}],
    'details.previousRequested': [{}],
  },
  answers: { saveDetails: [saved] },
  counters: ['rejected', 'submission'],
  secrets: [],
};
