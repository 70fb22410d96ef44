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
import { stageOf, type Stage } from '../stage.ts';
import {
  isAt,
  linkChecks,
  newKeyForAnotherDraft,
  openOnlyWhenVerified,
  verifiedByConfirm,
  viewIsTrue,
} from '../testing/stage-monitors.ts';
import { kycPanFlow, type KycPanView, type VerifyPanRequest } from './index.ts';
import { kycPanMachine } from './kyc-pan.machine.ts';
import { kycPanJourneys, kycPanWorld } from './kyc-pan.scenarios.ts';

type Context = ContextFrom<typeof kycPanMachine>;
type Event = EventFromLogic<typeof kycPanMachine>;

const viewAt = (place: Place<Context>): KycPanView => viewOf(kycPanFlow, place as SnapshotFrom<typeof kycPanMachine>);

/** What was read from the card that was uploaded in this step. */
function cardRead({ step }: Edge<Context>): Stage | null {
  if (!isWorldStep(step) || step.step !== 'finished') return null;
  const output = (
    typeof step.as === 'string' ? reach(kycPanJourneys.children.imageUpload, step.as).snapshot.output : step.as
  ) as ImageUploadOutput<StageResponse>;
  return output.kind === 'uploaded' ? stageOf(output.result) : null;
}
const isEvent = ({ step }: Edge<Context>, type: Event['type']) => 'type' in step && step.type === type;

interface Card {
  isRead: boolean;
  isWrong: boolean;
  isDateChosen: boolean;
  isTicked: boolean;
}
const noCard: Card = { isRead: false, isWrong: false, isDateChosen: false, isTicked: false };

/** Follows what the investor did, without a look at the context of the chart. */
function cardAfter(card: Card, edge: Edge<Context>): Card {
  const read = cardRead(edge);
  if (read) return { ...noCard, isRead: true, isWrong: read.id_information?.is_dob_valid === false };
  if (isDone(edge, 'getStageInfo')) return noCard;
  if (isEvent(edge, 'birthDate.submitted') && isAt(edge.from, 'correctingBirthDate') && isAt(edge.to, 'reviewing'))
    return { ...card, isDateChosen: true, isTicked: false };
  if (isEvent(edge, 'confirmation.ticked') && isAt(edge.from, 'unconfirmed'))
    return { ...card, isTicked: isAt(edge.to, 'confirmed') };
  return isAt(edge.to, 'confirmed') || isAt(edge.to, 'submitting') ? card : { ...card, isTicked: false };
}

const onlyAReadCard: Monitor<Context, Card> = {
  name: 'INV-35',
  start: noCard,
  step(before, edge) {
    const card = cardAfter(before, edge);
    const start = startOf(edge, 'verifyStage');
    if (!start) return card;
    const { valid_pan_invalid_dob: isOther, pan_dob: date } = start.request as VerifyPanRequest;
    if (!card.isRead) violated('a stage is verified without a card');
    if (card.isWrong && !card.isDateChosen) violated('a stage is verified with an unsettled date');
    if (!card.isTicked) violated('a stage is verified without a tick');
    if (isOther !== (card.isWrong && card.isDateChosen)) violated('the mismatch is told wrongly');
    if (isOther !== /^\d\d\/\d\d\/\d{4}$/.test(date))
      violated(`a mismatch of ${String(isOther)} is sent with "${date}"`);
    return card;
  },
};

const canOf: Readonly<Record<string, Event>> = {
  canReload: { type: 'stage.reloadRequested' },
  canTick: { type: 'confirmation.ticked' },
  canUntick: { type: 'confirmation.unticked' },
  canReplace: { type: 'card.replaced' },
  canChangeBirthDate: { type: 'birthDate.changeRequested' },
  canEdit: { type: 'stage.editRequested' },
  canSubmit: { type: 'stage.submitted' },
};
const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof kycPanMachine) =>
    walk({ ...kycPanJourneys, flow: { ...kycPanJourneys.flow, machine } }, kycPanWorld, monitor),
});
const inv01 = proofOf(verifiedByConfirm<Context>('confirmed'));
const inv03 = proofOf(oneAtATime<Context>(['verifyStage'], [{ type: 'stage.submitted' }]));
const inv04 = proofOf(newKeyForAnotherDraft<Context>());
const inv35 = proofOf(onlyAReadCard);
const inv41 = proofOf(openOnlyWhenVerified<Context>((place) => viewAt(place).next !== null));
const inv57 = proofOf(keepsDraft<Context>(({ draft, birthDay, stage }) => ({ draft, birthDay, stage })));
const inv60 = proofOf(saysWhatFailed<Context>());
const inv63 = proofOf(viewIsTrue(viewAt, canOf));

describe('contract', () => {
  for (const { title, run } of flowContract(kycPanJourneys, kycPanWorld)) test(title, run);

  test('INV-58, INV-59: every wait has a way out, and a verified stage is reached', () => {
    const { routes, stuck } = walk(kycPanJourneys, kycPanWorld, unwatched<Context>());
    expect(stuck).toEqual([]);
    expect(routes.some(({ snapshot }) => snapshot.matches('verified'))).toBe(true);
  });
});

describe('invariants', () => {
  for (const { title, run } of linkChecks(kycPanJourneys, kycPanWorld)) test(title, run);

  test.each([inv01, inv03, inv04, inv35, inv41, inv57, inv60, inv63])('$name holds', ({ on }) => {
    expect(on(kycPanMachine).states).toBeGreaterThan(20);
  });

  const chart = kycPanMachine;
  test.each([
    {
      proof: inv01,
      because: 'a tick confirms',
      faulty: mutant(chart, 'reviewing.unconfirmed', { on: { 'confirmation.ticked': '#kycPan.submitting' } }),
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
      proof: inv35,
      because: 'a card read before is enough',
      faulty: mutant(chart, 'deciding', { always: 'reviewing.confirmed' }),
    },
    {
      proof: inv35,
      because: 'an unsettled date may be ticked',
      faulty: chart.provide({ guards: { mayTick: () => true } }),
    },
    {
      proof: inv35,
      because: 'an impossible date is taken',
      faulty: chart.provide({
        guards: { isRealDate: () => true, mayTick: () => true },
        actions: { rememberBirthDate: assign({ birthDay: null }) },
      }),
    },
    {
      proof: inv35,
      because: 'a date chosen for another card is kept',
      faulty: chart.provide({
        actions: { keepCard: assign(({ context }, read: Stage) => ({ stage: { ...context.stage, ...read } })) },
      }),
    },
    {
      proof: inv35,
      because: 'a tick outlives another date',
      faulty: mutant(chart, 'correctingBirthDate', {
        on: { 'birthDate.submitted': { target: 'reviewing.confirmed', actions: 'rememberBirthDate' } },
      }),
    },
    {
      proof: inv35,
      because: 'an answer without a reading keeps the one before',
      faulty: chart.provide({
        actions: {
          keepCard: assign(({ context }, read: Stage) => ({
            birthDay: null,
            draft: { day: '', month: '', year: '' },
            stage: { ...context.stage, ...read },
          })),
        },
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
      because: 'a lost answer forgets the date',
      faulty: chart.provide({ actions: { keepNotice: assign({ birthDay: null }) } }),
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
