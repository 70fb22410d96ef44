import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, keepsDraft, secretsStaySecret, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import type { PersonalWizardOutput } from './index.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { isAddressAsked, stepOf } from './personal-wizard.rules.ts';
import { personalWizardJourneys, personalWizardWorld } from './personal-wizard.scenarios.ts';

const chart = personalWizardMachine;
type Context = ContextFrom<typeof chart>;
type At = Edge<Context>;

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
const placeOf = (place: Place<Context> | null) => (typeof place?.value === 'string' ? place.value : '');
/** On the way to a step whose chart is being fetched. */
const isComing = (place: Place<Context> | null) => ['fetching', 'notFetched'].includes(placeOf(place));
const shownAt = (place: Place<Context>): number | undefined =>
  isComing(place) ? (place.context.step ?? undefined) : shownStep[placeOf(place) as keyof typeof shownStep];
const finishedChild = ({ step }: At): string | null =>
  isWorldStep(step) && step.step === 'finished' ? step.child : null;
const went = (edge: At, from: string, to: string) => placeOf(edge.from) === from && placeOf(edge.to) === to;

/** Nothing is sent by the wizard itself but what a child was started for: the calls are the children's. */
const startsNothing: Monitor<Context, null> = {
  name: 'INV-05',
  start: null,
  step(_, edge) {
    const own = edge.starts.filter(({ port }) => port === 'getStageInfo');
    const isAsked = edge.from === null || ('type' in edge.step && edge.step.type === 'stage.reloadRequested');
    if (own.length > 0 && !isAsked) violated('the stage is loaded again by itself');
    return null;
  },
};

/** The ticket goes from the save to step 4 and nowhere else. */
const ticket: Monitor<Context, { isFresh: boolean }> = {
  name: 'INV-13',
  start: { isFresh: false },
  step({ isFresh: wasFresh }, edge) {
    const { from, to } = edge;
    const isHeldRightly = to.context.step === 4 && (isComing(to) || placeOf(to) === 'verifyingNominee');
    if (to.context.ticket !== '' && !isHeldRightly) violated(`a ticket is held in ${placeOf(to)}`);
    const isFresh = finishedChild(edge) === 'nomineeDetails' || (wasFresh && isComing(from));
    const codes = startOf(edge, 'secondFactor') as { alreadySent?: boolean; ticket?: string } | undefined;
    if (codes?.alreadySent === true && !isFresh) violated('codes count as sent that were not');
    return { isFresh };
  },
};

interface Proven {
  readonly isFresh: boolean;
  readonly isNomineeSaved: boolean;
  readonly isConfirmed: boolean;
}
const photo: Monitor<Context, Proven> = {
  name: 'INV-38',
  start: { isFresh: false, isNomineeSaved: false, isConfirmed: false },
  step(memory, edge) {
    const { from, step, to } = edge;
    if (from === null) {
      const { kept } = (step as unknown as { input: { kept: string | null } }).input;
      return { ...memory, isFresh: stepOf(kept) < 4 };
    }
    const isSaved = finishedChild(edge) === 'nomineeDetails' && placeOf(to) !== 'incomeDetailing';
    const isNow = finishedChild(edge) === 'secondFactor' && to.context.step === 5;
    const next: Proven = {
      ...memory,
      isNomineeSaved: memory.isNomineeSaved || isSaved,
      isConfirmed: memory.isConfirmed || isNow || from.context.personal.is_bse_nominee_verified,
    };
    if (placeOf(to) === 'photographing' && next.isFresh && !(next.isNomineeSaved && next.isConfirmed))
      violated('a photo is taken before nominee and codes');
    return next;
  },
};

const keptStep: Monitor<Context, null> = {
  name: 'INV-39',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    const shown = shownAt(to);
    const kept = to.context.step;
    if (shown !== undefined && kept !== null && kept > shown) violated(`${kept} is kept while ${shown} is shown`);
    if (from === null || kept === null || from.context.step === null || kept <= from.context.step) return null;
    const isSkipped = placeOf(from) === 'loading' && kept === 2 && !isAddressAsked(to.context);
    const isAnswered = finishedChild(edge) !== null || placeOf(from) === 'nomineeVerified';
    if (!isSkipped && !isAnswered) violated(`the step rises to ${kept} without an answer`);
    if (!isSkipped && kept !== from.context.step + 1) violated(`the step rises from ${from.context.step} to ${kept}`);
    return null;
  },
};

const leads: Monitor<Context, null> = {
  name: 'INV-41',
  start: null,
  step(_, { to }) {
    const output = to.output as PersonalWizardOutput | undefined;
    if (output?.kind === 'left' && !investorRoutes.includes(output.exit.to)) violated('it leads to no page of the app');
    if (output?.kind === 'left' && placeOf(to) !== 'left') violated('it leads away from elsewhere');
    if (placeOf(to) === 'summary' && to.context.stage.is_verified !== true)
      violated('it leads on before it is verified');
    return null;
  },
};

/** What was entered, saved and sent outlives every failure. */
const keeps = keepsDraft(({ incomeDraft, nomineeDraft, personal, step, ticket: held }: Context) => [
  incomeDraft,
  nomineeDraft,
  personal,
  step,
  held,
]);

/** A failure is spoken of, and what did not come can be asked for again. */
const says: Monitor<Context, null> = {
  name: 'INV-60',
  start: null,
  step(_, edge) {
    const { to } = edge;
    if (failureAt(edge, 'getStageInfo') && to.context.notice === null) violated('a failed load says nothing');
    if (went(edge, 'verifyingNominee', 'codesNotSent') && to.context.notice === null)
      violated('codes that were not sent are not spoken of');
    if (failureAt(edge, 'fetchChart') && !(placeOf(to) === 'notFetched' && to.can({ type: 'step.retried' })))
      violated('a step that did not come is not spoken of');
    if (placeOf(to) === 'notFetched' && !to.can({ type: 'step.previousRequested' }))
      violated('a step that did not come bars the way back');
    return null;
  },
};

const onceLoaded: Monitor<Context, null> = {
  name: 'INV-59',
  start: null,
  step(_, edge) {
    if (isDone(edge, 'getStageInfo') && shownAt(edge.to) === undefined) violated('a loaded stage shows no step');
    return null;
  },
};

describe('invariants', () => {
  const prove = proving(personalWizardJourneys, personalWizardWorld);
  for (const { title, run } of [
    ...prove(startsNothing, {
      'the stage is loaded again when the codes were not sent': mutant(chart, 'codesNotSent', {
        on: { 'codes.requested': 'loading' },
      }),
    }),
    ...prove(ticket, { 'Previous keeps the ticket': chart.provide({ actions: { clearTicket: () => undefined } }) }),
    ...prove(photo, {
      'the codes can be passed over': mutant(chart, 'codesNotSent', {
        on: { 'step.previousRequested': 'photographing' },
      }),
    }),
    ...prove(keptStep, { 'the step rises on the way in': mutant(chart, 'nominating', { entry: assign({ step: 4 }) }) }),
    ...prove(leads, {
      'the name of the server is taken as it is': chart.provide({
        actions: { setLeavingOutcome: assign({ outcome: { kind: 'left', exit: { to: 'evil' as 'portfolio' } } }) },
      }),
    }),
    ...prove(secretsStaySecret<Context>(personalWizardWorld.secrets), {
      'a code is remembered': chart.provide({ actions: { clearTicket: assign({ message: '123456' }) } }),
    }),
    ...prove(keeps, {
      'the ticket is lost with a step that did not come': mutant(chart, 'notFetched', {
        entry: assign({ ticket: '' }),
      }),
    }),
    ...prove(onceLoaded, {
      'a loaded stage counts as unavailable': mutant(chart, 'loading', {
        invoke: { id: 'getStageInfo', src: 'getStageInfo', onDone: 'unavailable', onError: 'unavailable' },
      }),
    }),
    ...prove(says, {
      'a step that did not come cannot be asked for again': mutant(chart, 'notFetched', { on: {} }),
      'a step that did not come is all there is': mutant(chart, 'notFetched', { on: { 'step.retried': 'fetching' } }),
      'a refusal is silent': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
