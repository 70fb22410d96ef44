import type { StageResponse } from '@folioflow/api/contract';
import { assign, type ContextFrom, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { viewOf } from '../../kit/flow.ts';
import { isWorldStep, reach } from '../../kit/journey.ts';
import { isDone, keepsDraft, oneAtATime, saysWhatFailed, startOf, unwatched } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import type { ImageUploadOutput } from '../../parts/image-upload/index.ts';
import { type Stage } from '../stage.ts';
import {
  isAt,
  linkChecks,
  newKeyForAnotherDraft,
  openOnlyWhenVerified,
  verifiedByConfirm,
  viewIsTrue,
} from '../testing/stage-monitors.ts';
import { kycAadhaarFlow, type KycAadhaarView } from './index.ts';
import { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';
import { kycAadhaarJourneys, kycAadhaarWorld } from './kyc-aadhaar.scenarios.ts';

type Context = ContextFrom<typeof kycAadhaarMachine>;
type Event = EventFromLogic<typeof kycAadhaarMachine>;

const viewAt = (place: Place<Context>): KycAadhaarView =>
  viewOf(kycAadhaarFlow, place as SnapshotFrom<typeof kycAadhaarMachine>);

/** Whether a card was uploaded in this step. */
function isCardRead({ step }: Edge<Context>): boolean {
  if (!isWorldStep(step) || step.step !== 'finished') return false;
  const output = (
    typeof step.as === 'string' ? reach(kycAadhaarJourneys.children.imageUpload, step.as).snapshot.output : step.as
  ) as ImageUploadOutput<StageResponse>;
  return output.kind === 'uploaded';
}
const isEvent = ({ step }: Edge<Context>, type: Event['type']) => 'type' in step && step.type === type;

interface Card {
  isRead: boolean;
  isTicked: boolean;
}
const noCard: Card = { isRead: false, isTicked: false };

/** Follows what the investor did, without a look at the context of the chart. */
function cardAfter(card: Card, edge: Edge<Context>): Card {
  if (isCardRead(edge)) return { isRead: true, isTicked: false };
  if (isDone(edge, 'getStageInfo')) return noCard;
  if (isEvent(edge, 'confirmation.ticked') && isAt(edge.from, 'unconfirmed'))
    return { ...card, isTicked: isAt(edge.to, 'confirmed') };
  return isAt(edge.to, 'confirmed') || isAt(edge.to, 'submitting') ? card : { ...card, isTicked: false };
}

const onlyAReadCard: Monitor<Context, Card> = {
  name: 'INV-36',
  start: noCard,
  step(before, edge) {
    const card = cardAfter(before, edge);
    if (!startOf(edge, 'verifyStage')) return card;
    if (!card.isRead) violated('a stage is verified without a card');
    if (!card.isTicked) violated('a stage is verified without a tick');
    return card;
  },
};

const canOf: Readonly<Record<string, Event>> = {
  canReload: { type: 'stage.reloadRequested' },
  canTick: { type: 'confirmation.ticked' },
  canUntick: { type: 'confirmation.unticked' },
  canReplace: { type: 'card.replaced' },
  canEdit: { type: 'stage.editRequested' },
  canSubmit: { type: 'stage.submitted' },
};
const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof kycAadhaarMachine) =>
    walk({ ...kycAadhaarJourneys, flow: { ...kycAadhaarJourneys.flow, machine } }, kycAadhaarWorld, monitor),
});
const inv01 = proofOf(verifiedByConfirm<Context>('confirmed'));
const inv03 = proofOf(oneAtATime<Context>(['verifyStage'], [{ type: 'stage.submitted' }]));
const inv04 = proofOf(newKeyForAnotherDraft<Context>());
const inv36 = proofOf(onlyAReadCard);
const inv41 = proofOf(openOnlyWhenVerified<Context>((place) => viewAt(place).next !== null || isAt(place, 'left')));
const inv57 = proofOf(keepsDraft<Context>(({ stage }) => stage));
const inv60 = proofOf(saysWhatFailed<Context>());
const inv63 = proofOf(viewIsTrue(viewAt, canOf));

describe('contract', () => {
  for (const { title, run } of flowContract(kycAadhaarJourneys, kycAadhaarWorld)) test(title, run);

  test('INV-58, INV-59: every wait has a way out, and the end is reached', () => {
    const { routes, stuck } = walk(kycAadhaarJourneys, kycAadhaarWorld, unwatched<Context>());
    expect(stuck).toEqual([]);
    expect(routes.some(({ snapshot }) => snapshot.matches('left'))).toBe(true);
  });
});

describe('invariants', () => {
  for (const { title, run } of linkChecks(kycAadhaarJourneys, kycAadhaarWorld)) test(title, run);

  test.each([inv01, inv03, inv04, inv36, inv41, inv57, inv60, inv63])('$name holds', ({ on }) => {
    expect(on(kycAadhaarMachine).states).toBeGreaterThan(20);
  });

  const chart = kycAadhaarMachine;
  test.each([
    {
      proof: inv01,
      because: 'a tick confirms',
      faulty: mutant(chart, 'reviewing.unconfirmed', { on: { 'confirmation.ticked': '#kycAadhaar.submitting' } }),
    },
    {
      proof: inv03,
      because: 'a second Confirm restarts the call',
      faulty: mutant(chart, 'submitting', { on: { 'stage.submitted': { target: 'submitting', reenter: true } } }),
    },
    {
      proof: inv04,
      because: 'a refusal keeps the key',
      faulty: chart.provide({ actions: { nextSubmission: () => undefined } }),
    },
    {
      proof: inv36,
      because: 'a card read before is enough',
      faulty: mutant(chart, 'deciding', { always: 'reviewing.confirmed' }),
    },
    {
      proof: inv36,
      because: 'a card need not be confirmed',
      faulty: mutant(chart, 'reviewing', { initial: 'confirmed' }),
    },
    {
      proof: inv41,
      because: 'a refused Confirm leads on',
      faulty: mutant(chart, 'submitting', {
        invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'left', onError: 'left' },
      }),
    },
    {
      proof: inv41,
      because: 'a card that was read counts as verified',
      faulty: chart.provide({
        actions: { keepCard: assign((_, read: Stage) => ({ stage: { ...read, is_verified: true } })) },
      }),
    },
    {
      proof: inv57,
      because: 'a lost answer forgets the card',
      faulty: chart.provide({ actions: { keepNotice: assign({ stage: {} }) } }),
    },
    {
      proof: inv60,
      because: 'a refusal is silent',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
    {
      proof: proofOf(viewIsTrue((place) => ({ ...viewAt(place), canSubmit: true }), canOf)),
      because: 'a screen opens Confirm too early',
      faulty: chart,
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
