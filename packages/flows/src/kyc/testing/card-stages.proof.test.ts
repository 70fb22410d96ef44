import { assign, type AnyMachineSnapshot, type EventObject, type AnyStateMachine } from 'xstate';
import { describe, test } from 'vitest';
import { viewOf, type AnyFlow } from '../../kit/flow.ts';
import type { Journeys } from '../../model-testing/journey.ts';
import { draftUnchangedByFailure, newKeyForAnotherDraft, noConcurrentCalls } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { expectViolation, walk, type MonitoredSnapshot, type World } from '../../model-testing/walk.ts';
import type { CardStageContext, CardStageView } from '../card-stage/card-stage.types.ts';
import { kycAadhaarJourneys, kycAadhaarWorld } from '../kyc-aadhaar/kyc-aadhaar.scenarios.ts';
import { kycPanJourneys, kycPanWorld } from '../kyc-pan/kyc-pan.scenarios.ts';
import type { StageData } from '../stage.ts';
import { verifiedWithReadCard } from './card-monitors.ts';
import {
  isInState,
  createLinkChecks,
  openOnlyWhenVerified,
  verifiedByConfirm,
  viewMatchesChart,
} from './stage-monitors.ts';

type Context = CardStageContext;

const eventOfFlag: Readonly<Record<string, EventObject>> = {
  canReload: { type: 'stage.reloadRequested' },
  canTickConfirmation: { type: 'confirmation.ticked' },
  canUntickConfirmation: { type: 'confirmation.unticked' },
  canReplace: { type: 'card.replaced' },
  canChangeBirthDate: { type: 'birthDate.changeRequested' },
  canEdit: { type: 'stage.editRequested' },
  canSubmit: { type: 'stage.submitted' },
};

describe.each<{ name: string; journeys: Journeys; world: World<AnyStateMachine> }>([
  { name: 'pan', journeys: kycPanJourneys, world: kycPanWorld },
  { name: 'aadhaar', journeys: kycAadhaarJourneys, world: kycAadhaarWorld },
])('$name', ({ journeys, world }) => {
  const chart = journeys.flow.machine;
  const viewAt = (snapshot: MonitoredSnapshot<Context>) =>
    viewOf<AnyFlow>(journeys.flow, snapshot as unknown as AnyMachineSnapshot) as CardStageView;
  const prove = createProver(journeys, world);

  for (const { title, run } of [
    ...createLinkChecks(journeys, world),
    ...prove(verifiedByConfirm<Context>('confirmed'), {
      'a tick confirms': mutant(chart, 'reviewing.unconfirmed', {
        on: { 'confirmation.ticked': `#${chart.id}.submitting` },
      }),
    }),
    ...prove(noConcurrentCalls<Context>(['verifyStage'], [{ type: 'stage.submitted' }]), {
      'a second Confirm restarts the call': mutant(chart, 'submitting', {
        on: { 'stage.submitted': { target: 'submitting', reenter: true } },
      }),
    }),
    ...prove(newKeyForAnotherDraft<Context>('verifyStage'), {
      'a refusal preserves the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(verifiedWithReadCard<Context>(journeys), {
      'a card read before is enough': mutant(chart, 'deciding', { always: 'reviewing.confirmed' }),
      'a card need not be confirmed': mutant(chart, 'reviewing', { initial: 'confirmed' }),
    }),
    ...prove(
      openOnlyWhenVerified<Context>((snapshot) => viewAt(snapshot).next !== null || isInState(snapshot, 'left')),
      {
        'a card that was read counts as verified': chart.provide({
          actions: { setCardReading: assign((_, read: StageData) => ({ stage: { ...read, is_verified: true } })) },
        }),
      },
    ),
    ...prove(
      draftUnchangedByFailure<Context>(({ stage }) => stage),
      { 'a lost answer clears the card': chart.provide({ actions: { setNotice: assign({ stage: {} }) } }) },
    ),
    ...prove(viewMatchesChart(viewAt, eventOfFlag), {}),
  ])
    test(title, run);

  test('INV-63 fails when a screen opens Confirm too early', () => {
    const early = viewMatchesChart(
      (snapshot: MonitoredSnapshot<Context>) => ({ ...viewAt(snapshot), canSubmit: true }),
      eventOfFlag,
    );
    expectViolation('INV-63', () => walk(journeys, world, early));
  });
});
