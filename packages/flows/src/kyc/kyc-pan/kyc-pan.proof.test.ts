import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isDone, keepsDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import type { Stage } from '../stage.ts';
import { cardReadIn, withAReadCard } from '../testing/card-monitors.ts';
import { isAt } from '../testing/stage-monitors.ts';
import type { VerifyPanRequest } from './index.ts';
import { kycPanMachine as chart } from './kyc-pan.machine.ts';
import { kycPanJourneys, kycPanWorld } from './kyc-pan.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** Follows what the investor did, without a look at the context of the chart. */
const ofASettledDate: Monitor<Context, { isWrong: boolean; isChosen: boolean }> = {
  name: 'INV-35',
  start: { isWrong: false, isChosen: false },
  step(before, edge) {
    const { from, step, to } = edge;
    const read = cardReadIn(kycPanJourneys, edge);
    if (read) return { isWrong: read.id_information?.is_dob_valid === false, isChosen: false };
    if (isDone(edge, 'getStageInfo')) return { isWrong: false, isChosen: false };
    const isDateTaken = 'type' in step && step.type === 'birthDate.submitted' && isAt(from, 'correctingBirthDate');
    if (isDateTaken && isAt(to, 'reviewing')) return { ...before, isChosen: true };
    const start = startOf(edge, 'verifyStage');
    if (!start) return before;
    const { isWrong, isChosen } = before;
    const { valid_pan_invalid_dob: isOther, pan_dob: date } = start.request as VerifyPanRequest;
    if (isWrong && !isChosen) violated('a stage is verified with an unsettled date');
    if (isOther !== (isWrong && isChosen)) violated('the mismatch is told wrongly');
    if (isOther !== /^\d\d\/\d\d\/\d{4}$/.test(date))
      violated(`a mismatch of ${String(isOther)} is sent with "${date}"`);
    return before;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(kycPanJourneys, kycPanWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = proving(kycPanJourneys, kycPanWorld);
  for (const { title, run } of [
    ...prove(withAReadCard<Context>(kycPanJourneys), {
      'a tick outlives another date': mutant(chart, 'correctingBirthDate', {
        on: { 'birthDate.submitted': { target: 'reviewing.confirmed', actions: 'setBirthDate' } },
      }),
    }),
    ...prove(ofASettledDate, {
      'an unsettled date may be ticked': chart.provide({ guards: { mayTick: () => true } }),
      'an impossible date is taken': chart.provide({
        guards: { isRealDate: () => true, mayTick: () => true },
        actions: { setBirthDate: assign({ birthDay: null }) },
      }),
      'a date chosen for another card is kept': chart.provide({
        actions: { setReadCard: assign(({ context }, read: Stage) => ({ stage: { ...context.stage, ...read } })) },
      }),
      'an answer without a reading keeps the one before': chart.provide({
        actions: {
          setReadCard: assign(({ context }, read: Stage) => ({
            birthDay: null,
            draft: { day: '', month: '', year: '' },
            stage: { ...context.stage, ...read },
          })),
        },
      }),
    }),
    ...prove(
      keepsDraft<Context>(({ draft, birthDay }) => ({ draft, birthDay })),
      { 'a lost answer forgets the date': chart.provide({ actions: { setNotice: assign({ birthDay: null }) } }) },
    ),
  ])
    test(title, run);
});
