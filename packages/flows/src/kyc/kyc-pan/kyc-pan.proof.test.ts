import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { isPortDone, draftUnchangedByFailure, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import type { StageData } from '../stage.ts';
import { uploadedCardInStep, verifiedWithReadCard } from '../testing/card-monitors.ts';
import { isInState } from '../testing/stage-monitors.ts';
import type { VerifyPanRequest } from './kyc-pan.types.ts';
import { kycPanMachine as chart } from './kyc-pan.machine.ts';
import { kycPanJourneys, kycPanWorld } from './kyc-pan.scenarios.ts';

type Context = ContextFrom<typeof chart>;

/** Follows the events of the investor without reading the context of the chart. */
const dateSettledBeforeVerify: Monitor<Context, { isWrong: boolean; isDateComplete: boolean }> = {
  name: 'INV-35',
  start: { isWrong: false, isDateComplete: false },
  step(before, edge) {
    const { from, step, to } = edge;
    const read = uploadedCardInStep(kycPanJourneys, edge);
    if (read) return { isWrong: read.id_information?.is_dob_valid === false, isDateComplete: false };
    if (isPortDone(edge, 'getStageInfo')) return { isWrong: false, isDateComplete: false };
    const isDateTaken = 'type' in step && step.type === 'birthDate.submitted' && isInState(from, 'correctingBirthDate');
    if (isDateTaken && isInState(to, 'reviewing')) return { ...before, isDateComplete: true };
    const start = startedCall(edge, 'verifyStage');
    if (!start) return before;
    const { isWrong, isDateComplete } = before;
    const { valid_pan_invalid_dob: isOther, pan_dob: date } = start.request as VerifyPanRequest;
    if (isWrong && !isDateComplete) throwViolation('a stage is verified with an unsettled date');
    if (isOther !== (isWrong && isDateComplete)) throwViolation('the mismatch flag is wrong');
    if (isOther !== /^\d\d\/\d\d\/\d{4}$/.test(date))
      throwViolation(`a mismatch of ${String(isOther)} is sent with "${date}"`);
    return before;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(kycPanJourneys, kycPanWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(kycPanJourneys, kycPanWorld);
  for (const { title, run } of [
    ...prove(verifiedWithReadCard<Context>(kycPanJourneys), {
      'a tick outlives another date': mutant(chart, 'correctingBirthDate', {
        on: { 'birthDate.submitted': { target: 'reviewing.confirmed', actions: 'setBirthDate' } },
      }),
    }),
    ...prove(dateSettledBeforeVerify, {
      'an unsettled date may be ticked': chart.provide({ guards: { canTickConfirmation: () => true } }),
      'an impossible date is accepted': chart.provide({
        guards: { isDateReal: () => true, canTickConfirmation: () => true },
        actions: { setBirthDate: assign({ birthDay: null }) },
      }),
      'a date chosen for another card is preserved': chart.provide({
        actions: {
          setCardReading: assign(({ context }, read: StageData) => ({ stage: { ...context.stage, ...read } })),
        },
      }),
      'an answer without a reading preserves the one before': chart.provide({
        actions: {
          setCardReading: assign(({ context }, read: StageData) => ({
            birthDay: null,
            draft: { day: '', month: '', year: '' },
            stage: { ...context.stage, ...read },
          })),
        },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft, birthDay }) => ({ draft, birthDay })),
      { 'a lost answer clears the date': chart.provide({ actions: { setNotice: assign({ birthDay: null }) } }) },
    ),
  ])
    test(title, run);
});
