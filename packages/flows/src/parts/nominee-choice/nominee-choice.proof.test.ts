import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import type { NomineeReport } from './index.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import { isListed } from './nominee-choice.rules.ts';
import { nomineeChoiceJourneys, nomineeChoiceWorld } from './nominee-choice.scenarios.ts';

type Context = ContextFrom<typeof nomineeChoiceMachine>;
const isReport = (told: { type: string }): told is NomineeReport => told.type.startsWith('nominee.');

/** The last report equals the state of the chart: one listed nominee, a registered declaration, or nothing. */
const oneChoice: Monitor<Context, { told: NomineeReport | null }> = {
  name: 'INV-64',
  start: { told: null },
  step({ told: before }, { to, told }) {
    const last = told.filter(isReport).at(-1) ?? before;
    const { context } = to;
    const value = JSON.stringify(to.value);
    if (value.includes('"selected"') && !isListed(context.nominees, context.nomineeId))
      violated('an unlisted nominee is chosen');
    const settledBy = value.includes('"selected"') ? 'existing' : value.includes('"declared"') ? 'none' : null;
    const toldOf = last?.type === 'nominee.settled' ? last : null;
    if ((toldOf?.option ?? null) !== settledBy)
      violated(`the last report is ${String(toldOf?.option)}, the chart has ${String(settledBy)}`);
    if (toldOf?.option === 'existing' && toldOf.nomineeId !== context.nomineeId)
      violated('the parent received another nominee');
    if (toldOf?.option === 'none' && !toldOf.isNoneRegistered)
      violated('none is settled without a registered declaration');
    return { told: last };
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(nomineeChoiceJourneys, nomineeChoiceWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = proving(nomineeChoiceJourneys, nomineeChoiceWorld);
  for (const { title, run } of [
    ...prove(
      keepsDraft<Context>(({ nominees: list, nomineeId, option }) => ({ list, nomineeId, option })),
      {
        'a failed load changes the option': nomineeChoiceMachine.provide({
          actions: { setNotice: assign({ option: 'none' }) },
        }),
      },
    ),
    ...prove(oneChoice, {
      'any nominee can be chosen': nomineeChoiceMachine.provide({ guards: { isListed: () => true } }),
      'changing to none is not reported': mutant(nomineeChoiceMachine, 'none.undeclared', { entry: [] }),
      'none is settled without a declaration': nomineeChoiceMachine.provide({
        guards: { isNoneRegistered: () => true },
      }),
    }),
  ])
    test(title, run);
});
