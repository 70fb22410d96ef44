import { noNomineeRecord, type Nominee, type UploadNomineeAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../../model-testing/journey.ts';
import { refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { imageUploadJourneys } from '../../form/image-upload/image-upload.scenarios.ts';
import { sampleForm } from './testing/sample-form.ts';
import { nomineeChoiceFlow } from './nominee-choice.flow.ts';
import type { ChosenNominee, NomineeChoiceInput } from './nominee-choice.types.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';

const createNominee = (id: string, name: string, relationship: string, form: string): Nominee => ({
  ...noNomineeRecord(),
  id,
  name,
  relationship,
  poi: 'pan',
  nominee_form: form,
});
export const nominees: readonly Nominee[] = [
  createNominee('nominee-1', 'Meera Rao', 'Wife', sampleForm('Nominee: Meera Rao')),
  createNominee('nominee-2', 'Ravi Rao', 'Father', ''),
];

const envelope = { code: '000', messageText: '' };
export const registered: UploadNomineeAnswer = { ...envelope, state_parameters: { is_no_nominee_registered: true } };
export const notRegistered: UploadNomineeAnswer = {
  ...envelope,
  state_parameters: { is_no_nominee_registered: false },
};

export const nomineeChoiceInput = (): NomineeChoiceInput => ({
  nominees,
  isNoNomineeRegistered: false,
  noNomineeForm: sampleForm('I opt out of a nominee. Signed:'),
  clientCode: 'ABC123',
  scheme: { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
  chosen: null,
  newSubmission: createSubmissionKeyCounter(),
});
const input = nomineeChoiceInput();
/** The second nominee was the last choice. */
export const nomineesWithLastChoice = nominees.map((nominee) => ({
  ...nominee,
  is_selected: nominee.id === 'nominee-2',
}));
const markedTwice = nominees.map((nominee) => ({ ...nominee, is_selected: true }));

const { failed, finished, scenario, scenarios } = journeysOf(
  { ...nomineeChoiceFlow, machine: nomineeChoiceMachine },
  {
    purpose:
      'Selects the nominee: a registered one, or none with an uploaded declaration. It reports to its parent whether the choice is settled.',
    input,
    children: { imageUpload: imageUploadJourneys<null, UploadNomineeAnswer>(null, registered) },
  },
);

const select = (id: string) => ({ type: 'nominee.selected', id }) as const;
const none = { type: 'option.chosen', option: 'none' } as const;
const existing: ChosenNominee = { option: 'existing', nomineeId: 'nominee-2' };
export const nomineeChoiceJourneys = scenarios({
  Loading: scenario('loading', { input: { nominees: null } }),
  Unavailable: scenario('unavailable', {
    input: { nominees: null },
    steps: [failed('listNominees', refused('The nominees cannot be shown now.'))],
  }),
  ExistingUnselected: scenario('existing.unselected'),
  ExistingEmptyList: scenario('existing.unselected', { input: { nominees: [] } }),
  ExistingSelected: scenario('existing.selected', { steps: [select('nominee-1')] }),
  ExistingSelectedOther: scenario('existing.selected', { steps: [select('nominee-1'), select('nominee-2')] }),
  ExistingSummarised: scenario('existing.selected', { input: { chosen: existing } }),
  ExistingSuggested: scenario('existing.selected', { input: { nominees: nomineesWithLastChoice } }),
  NoneUndeclared: scenario('none.undeclared', { steps: [none] }),
  NoneWrongFileName: scenario('none.undeclared', { steps: [none], children: { imageUpload: 'ChoosingWrongName' } }),
  NoneStillUndeclared: scenario('none.undeclared', {
    steps: [none, finished('imageUpload', { kind: 'uploaded', result: notRegistered })],
  }),
  NoneDeclared: scenario('none.declared', { steps: [none, finished('imageUpload', 'Uploaded')] }),
  NoneSuggested: scenario('none.declared', { input: { isNoNomineeRegistered: true } }),
  NoneDeclaredSummarised: scenario('none.declared', {
    input: { chosen: { option: 'none', nomineeId: 'none' }, isNoNomineeRegistered: true },
  }),
});

export const nomineeChoiceWorld: World<typeof nomineeChoiceMachine> = {
  inputs: [
    input,
    { ...input, nominees: null },
    { ...input, nominees: [] },
    { ...input, isNoNomineeRegistered: true },
    { ...input, nominees: nomineesWithLastChoice },
    { ...input, nominees: markedTwice },
    { ...input, chosen: existing },
    { ...input, chosen: { ...existing, nomineeId: 'gone' } },
    { ...input, chosen: { option: 'none', nomineeId: 'none' }, isNoNomineeRegistered: true },
    { ...input, chosen: { option: 'none', nomineeId: 'none' } },
  ],
  events: {
    'nominees.reloadRequested': [{}],
    'nominee.selected': [{ id: 'nominee-1' }, { id: 'nominee-2' }, { id: 'none' }, { id: 'unknown' }],
    'nominee.deselected': [{}],
    'choice.changeRequested': [{}],
    'option.chosen': [{ option: 'existing' }, { option: 'none' }],
  },
  answers: {
    listNominees: [
      {
        ...envelope,
        nominee_list: [...nominees, noNomineeRecord()],
        is_no_nominee_registered: false,
        no_nominee_form: '',
      },
      { ...envelope, nominee_list: [], is_no_nominee_registered: true, no_nominee_form: '' },
      { ...envelope, nominee_list: nomineesWithLastChoice, is_no_nominee_registered: false, no_nominee_form: '' },
    ],
  },
  outputs: {
    imageUpload: [
      { kind: 'uploaded', result: notRegistered },
      { kind: 'uploaded', result: envelope },
      {
        kind: 'uploaded',
        result: { ...envelope, state_parameters: { is_no_nominee_registered: true, nominee_list: [] } },
      },
    ],
  },
  secrets: [],
};
