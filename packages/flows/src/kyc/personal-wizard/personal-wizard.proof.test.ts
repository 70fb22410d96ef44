import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { isWorldStep } from '../../model-testing/journey.ts';
import {
  portFailure,
  isPortDone,
  draftUnchangedByFailure,
  noSecretExposed,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor, type MonitoredSnapshot } from '../../model-testing/walk.ts';
import type { PersonalWizardOutput } from './personal-wizard.types.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { isAddressRequired, parseStep } from './personal-wizard.rules.ts';
import { personalWizardJourneys, personalWizardWorld } from './personal-wizard.scenarios.ts';

const chart = personalWizardMachine;
type Context = ContextFrom<typeof chart>;
type WizardEdge = Edge<Context>;

describe('contract', () => {
  for (const { title, run } of flowContract(personalWizardJourneys, personalWizardWorld)) test(title, run);
});

const shownStep = {
  summary: 0,
  addressDetailing: 1,
  incomeDetailing: 2,
  nominating: 3,
  verifyingNominee: 4,
  codesNotSent: 4,
  nomineeVerified: 4,
  photographing: 5,
  finished: 6,
} as const;
const stateOf = (place: MonitoredSnapshot<Context> | null) => (typeof place?.value === 'string' ? place.value : '');
const shownStepOf = (place: MonitoredSnapshot<Context>): number | undefined =>
  shownStep[stateOf(place) as keyof typeof shownStep];
const finishedChild = ({ step }: WizardEdge): string | null =>
  isWorldStep(step) && step.step === 'finished' ? step.child : null;
const isTransition = (edge: WizardEdge, from: string, to: string) =>
  stateOf(edge.from) === from && stateOf(edge.to) === to;

/** The wizard itself sends nothing but the load of the stage; its children make all other calls. */
const noUnrequestedLoad: Monitor<Context, null> = {
  name: 'INV-05',
  start: null,
  step(_, edge) {
    const own = edge.starts.filter(({ port }) => port === 'getStageInfo');
    const isAsked = edge.from === null || ('type' in edge.step && edge.step.type === 'stage.reloadRequested');
    if (own.length > 0 && !isAsked) throwViolation('the stage is loaded again automatically');
    return null;
  },
};

/** The ticket is only passed from the save to step 4. */
const ticketOnlyForCodes: Monitor<Context, null> = {
  name: 'INV-13',
  start: null,
  step(_, edge) {
    const { to } = edge;
    const isHeldRightly = to.context.step === 4 && stateOf(to) === 'verifyingNominee';
    if (to.context.ticket !== '' && !isHeldRightly) throwViolation(`a ticket is stored in ${stateOf(to)}`);
    const codes = startedCall(edge, 'secondFactor') as { isCodeSent?: boolean; ticket?: string } | undefined;
    if (codes?.isCodeSent === true && finishedChild(edge) !== 'nomineeDetails')
      throwViolation('codes count as sent although they were not');
    return null;
  },
};

interface PhotoPrerequisites {
  readonly isFresh: boolean;
  readonly isNomineeSaved: boolean;
  readonly isConfirmed: boolean;
}
const photoAfterNomineeAndCodes: Monitor<Context, PhotoPrerequisites> = {
  name: 'INV-38',
  start: { isFresh: false, isNomineeSaved: false, isConfirmed: false },
  step(memory, edge) {
    const { from, step, to } = edge;
    if (from === null) {
      const { storedText } = (step as unknown as { input: { storedText: string | null } }).input;
      return { ...memory, isFresh: parseStep(storedText) < 4 };
    }
    const isSaved = finishedChild(edge) === 'nomineeDetails' && stateOf(to) !== 'incomeDetailing';
    const isNow = finishedChild(edge) === 'secondFactor' && to.context.step === 5;
    const next: PhotoPrerequisites = {
      ...memory,
      isNomineeSaved: memory.isNomineeSaved || isSaved,
      isConfirmed: memory.isConfirmed || isNow || from.context.personal.is_bse_nominee_verified,
    };
    if (stateOf(to) === 'photographing' && next.isFresh && !(next.isNomineeSaved && next.isConfirmed))
      throwViolation('a photo is taken before nominee and codes');
    return next;
  },
};

const storedStepMatchesScreen: Monitor<Context, null> = {
  name: 'INV-39',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    const shown = shownStepOf(to);
    const storedStep = to.context.step;
    if (shown !== undefined && storedStep !== null && storedStep > shown)
      throwViolation(`${storedStep} is stored while ${shown} is shown`);
    if (from === null || storedStep === null || from.context.step === null || storedStep <= from.context.step)
      return null;
    const isSkipped = stateOf(from) === 'loading' && storedStep === 2 && !isAddressRequired(to.context);
    const isAnswered = finishedChild(edge) !== null || stateOf(from) === 'nomineeVerified';
    if (!isSkipped && !isAnswered) throwViolation(`the step rises to ${storedStep} without an answer`);
    if (!isSkipped && storedStep !== from.context.step + 1)
      throwViolation(`the step rises from ${from.context.step} to ${storedStep}`);
    return null;
  },
};

const leavesOnlyWhenVerified: Monitor<Context, null> = {
  name: 'INV-41',
  start: null,
  step(_, { to }) {
    const output = to.output as PersonalWizardOutput | undefined;
    if (output?.kind === 'left' && !investorRoutes.includes(output.exit.to))
      throwViolation('the exit is no page of the app');
    if (output?.kind === 'left' && stateOf(to) !== 'left') throwViolation('the exit is set in another state');
    if (stateOf(to) === 'summary' && to.context.stage.is_verified !== true)
      throwViolation('the summary is shown before the stage is verified');
    return null;
  },
};

/** Entered, saved and sent data survives every failure. */
const draftsSurviveFailure = draftUnchangedByFailure(
  ({ incomeDraft, nomineeDraft, personal, step, ticket: held }: Context) => [
    incomeDraft,
    nomineeDraft,
    personal,
    step,
    held,
  ],
);

/** A failure is shown. */
const failuresAreShown: Monitor<Context, null> = {
  name: 'INV-60',
  start: null,
  step(_, edge) {
    const { to } = edge;
    if (portFailure(edge, 'getStageInfo') && to.context.notice === null) throwViolation('a failed load is not shown');
    if (isTransition(edge, 'verifyingNominee', 'codesNotSent') && to.context.notice === null)
      throwViolation('codes that were not sent are not reported');
    return null;
  },
};

const loadedStageShowsStep: Monitor<Context, null> = {
  name: 'INV-59',
  start: null,
  step(_, edge) {
    if (isPortDone(edge, 'getStageInfo') && shownStepOf(edge.to) === undefined)
      throwViolation('a loaded stage shows no step');
    return null;
  },
};

describe('invariants', () => {
  const prove = createProver(personalWizardJourneys, personalWizardWorld);
  for (const { title, run } of [
    ...prove(noUnrequestedLoad, {
      'the stage is loaded again when the codes were not sent': mutant(chart, 'codesNotSent', {
        on: { 'codes.requested': 'loading' },
      }),
    }),
    ...prove(ticketOnlyForCodes, {
      'Previous preserves the ticket': chart.provide({ actions: { clearTicket: () => undefined } }),
    }),
    ...prove(photoAfterNomineeAndCodes, {
      'the codes can be skipped': mutant(chart, 'codesNotSent', {
        on: { 'step.previousRequested': 'photographing' },
      }),
    }),
    ...prove(storedStepMatchesScreen, {
      'the step increases on entry': mutant(chart, 'nominating', { entry: assign({ step: 4 }) }),
    }),
    ...prove(leavesOnlyWhenVerified, {
      'the redirect of the server is used unchecked': chart.provide({
        actions: { setLeavingOutcome: assign({ outcome: { kind: 'left', exit: { to: 'evil' as 'portfolio' } } }) },
      }),
    }),
    ...prove(noSecretExposed<Context>(personalWizardWorld.secrets), {
      'a code is stored': chart.provide({ actions: { clearTicket: assign({ message: '123456' }) } }),
    }),
    ...prove(draftsSurviveFailure, {
      'a failed load changes the step': chart.provide({ actions: { setNotice: assign({ step: 1 }) } }),
    }),
    ...prove(loadedStageShowsStep, {
      'a loaded stage counts as unavailable': mutant(chart, 'loading', {
        invoke: { id: 'getStageInfo', src: 'getStageInfo', onDone: 'unavailable', onError: 'unavailable' },
      }),
    }),
    ...prove(failuresAreShown, {
      'a refusal is silent': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
