import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { draftUnchangedByFailure } from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import type { NomineeChoiceReport } from './nominee-choice.types.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import { isNomineeListed } from './nominee-choice.rules.ts';
import { nomineeChoiceJourneys, nomineeChoiceWorld } from './nominee-choice.scenarios.ts';

type Context = ContextFrom<typeof nomineeChoiceMachine>;
const isReport = (event: { type: string }): event is NomineeChoiceReport => event.type.startsWith('nominee.');

/** The last report equals the state of the chart: one listed nominee, a registered declaration, or nothing. */
const reportMatchesChoice: Monitor<Context, { report: NomineeChoiceReport | null }> = {
  name: 'INV-64',
  start: { report: null },
  step({ report: before }, { to, sentEvents }) {
    const last = sentEvents.filter(isReport).at(-1) ?? before;
    const { context } = to;
    const value = JSON.stringify(to.value);
    if (value.includes('"selected"') && !isNomineeListed(context.nominees, context.nomineeId))
      throwViolation('an unlisted nominee is chosen');
    const settledBy = value.includes('"selected"') ? 'existing' : value.includes('"declared"') ? 'none' : null;
    const settledReport = last?.type === 'nominee.settled' ? last : null;
    if ((settledReport?.option ?? null) !== settledBy)
      throwViolation(`the last report is ${String(settledReport?.option)}, the chart has ${String(settledBy)}`);
    if (settledReport?.option === 'existing' && settledReport.nomineeId !== context.nomineeId)
      throwViolation('the parent received another nominee');
    if (settledReport?.option === 'none' && !settledReport.isNoNomineeRegistered)
      throwViolation('none is settled without a registered declaration');
    return { report: last };
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(nomineeChoiceJourneys, nomineeChoiceWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(nomineeChoiceJourneys, nomineeChoiceWorld);
  for (const { title, run } of [
    ...prove(
      draftUnchangedByFailure<Context>(({ nominees: list, nomineeId, option }) => ({ list, nomineeId, option })),
      {
        'a failed load changes the option': nomineeChoiceMachine.provide({
          actions: { setNotice: assign({ option: 'none' }) },
        }),
      },
    ),
    ...prove(reportMatchesChoice, {
      'any nominee can be chosen': nomineeChoiceMachine.provide({ guards: { isNomineeListed: () => true } }),
      'changing to none is not reported': mutant(nomineeChoiceMachine, 'none.undeclared', { entry: [] }),
      'none is settled without a declaration': nomineeChoiceMachine.provide({
        guards: { isNoNomineeRegistered: () => true },
      }),
    }),
  ])
    test(title, run);
});
