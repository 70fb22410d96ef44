import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type FlowDocs } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { detailsFormJourneys } from '../../parts/form/details-form/details-form.scenarios.ts';
import { openStage, savedStage, verifiedNomineeStage } from '../personal-wizard/personal-wizard.scenarios.ts';
import { detailsPageFlow } from './details-page.flow.ts';
import type { DetailsPageInput } from './details-page.types.ts';
import { detailsPageMachine } from './details-page.machine.ts';

export const detailsPageInput = (attribute: DetailsPageInput['attribute']): DetailsPageInput => ({
  attribute,
  newSubmission: createSubmissionKeyCounter(),
});

const pageJourneys = (attribute: DetailsPageInput['attribute'], docs: FlowDocs) =>
  journeysOf(
    { ...detailsPageFlow, machine: detailsPageMachine },
    {
      ...docs,
      input: detailsPageInput(attribute),
      children: { detailsForm: detailsFormJourneys },
    },
  );

const address = pageJourneys('address', {
  purpose: 'Asks how a person lives and can be reached, and leads on to the income. A verified nominee closes it.',
  routes: ['personaldetails'],
});
const loadedSteps = [address.done('getStageInfo', openStage)];

/** Scenarios of /personaldetails. */
export const detailedInformationJourneys = address.scenarios({
  Loading: address.scenario('loading'),
  Unavailable: address.scenario('unavailable', { steps: [address.failed('getStageInfo', unreachableFault())] }),
  UnavailableWithCurrentStage: address.scenario('unavailable', {
    steps: [
      address.failed(
        'getStageInfo',
        refused('Complete the earlier stage first.', '020', { navigateScreen: './bankVerification/' }),
      ),
    ],
  }),
  Detailing: address.scenario('detailing', { steps: loadedSteps, children: { detailsForm: 'EnteringAddressPage' } }),
  DetailingAfterRefusal: address.scenario('detailing', {
    steps: loadedSteps,
    children: { detailsForm: 'EnteringAfterRefusal' },
  }),
  DetailingLocked: address.scenario('detailing', {
    steps: [address.done('getStageInfo', verifiedNomineeStage)],
    children: { detailsForm: 'LockedAddress' },
  }),
  Saving: address.scenario('detailing', { steps: loadedSteps, children: { detailsForm: 'Saving' } }),
  Left: address.scenario('left', { steps: [...loadedSteps, address.finished('detailsForm', 'Saved')] }),
});

const income = pageJourneys('income', {
  purpose:
    'Asks for the income and the three questions that every investor must answer, and leads on to the documents.',
  routes: ['incomedetails'],
});
const opened = [income.done('getStageInfo', openStage)];

/** Scenarios of /incomedetails. */
export const incomeInformationJourneys = income.scenarios({
  Loading: income.scenario('loading'),
  Unavailable: income.scenario('unavailable', { steps: [income.failed('getStageInfo', unreachableFault())] }),
  Detailing: income.scenario('detailing', { steps: opened, children: { detailsForm: 'EnteringIncomePage' } }),
  DetailingIncomplete: income.scenario('detailing', {
    steps: opened,
    children: { detailsForm: 'EnteringIncomeInvalid' },
  }),
  DetailingOnRecord: income.scenario('detailing', { steps: [income.done('getStageInfo', savedStage)] }),
  Left: income.scenario('left', { steps: [...opened, income.finished('detailsForm', 'Saved')] }),
  LeftBack: income.scenario('left', { steps: [...opened, income.finished('detailsForm', 'WentBack')] }),
});

export const detailsPageWorld: World<typeof detailsPageMachine> = {
  inputs: [detailsPageInput('address'), detailsPageInput('income')],
  events: { 'stage.reloadRequested': [{}] },
  answers: { getStageInfo: [openStage, savedStage, verifiedNomineeStage] },
  secrets: [],
};
