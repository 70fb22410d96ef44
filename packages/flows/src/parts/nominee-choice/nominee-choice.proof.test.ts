import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft, saysWhatFailed } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import type { NomineeReport } from './index.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import { isListed } from './nominee-choice.rules.ts';
import { nomineeChoiceJourneys, nomineeChoiceWorld } from './nominee-choice.scenarios.ts';

type Context = ContextFrom<typeof nomineeChoiceMachine>;
const isReport = (told: { type: string }): told is NomineeReport => told.type.startsWith('nominee.');

/** The last report says what the chart holds: one listed nominee, or a registered declaration, or nothing. */
const oneChoice: Monitor<Context, { told: NomineeReport | null }> = {
  name: 'INV-64',
  start: { told: null },
  step({ told: before }, { to, told }) {
    const last = told.filter(isReport).at(-1) ?? before;
    const { context } = to;
    const value = JSON.stringify(to.value);
    if (value.includes('"selected"') && !isListed(context.nominees, context.nomineeId))
      violated('a nominee is chosen who is not in the list');
    const settledBy = value.includes('"selected"') ? 'existing' : value.includes('"declared"') ? 'none' : null;
    const toldOf = last?.type === 'nominee.settled' ? last : null;
    if ((toldOf?.option ?? null) !== settledBy)
      violated(`the parent was told of ${String(toldOf?.option)}, the chart holds ${String(settledBy)}`);
    if (toldOf?.option === 'existing' && toldOf.nomineeId !== context.nomineeId)
      violated('the parent was told of another nominee');
    if (toldOf?.option === 'none' && !toldOf.isNoneRegistered)
      violated('none is settled without a registered declaration');
    return { told: last };
  },
};

const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof nomineeChoiceMachine) =>
    walk({ ...nomineeChoiceJourneys, flow: { ...nomineeChoiceJourneys.flow, machine } }, nomineeChoiceWorld, monitor),
});
const inv57 = proofOf(keepsDraft<Context>(({ nominees: list, nomineeId, option }) => ({ list, nomineeId, option })));
const inv60 = proofOf(saysWhatFailed<Context>());
const inv64 = proofOf(oneChoice);

describe('contract', () => {
  for (const { title, run } of flowContract(nomineeChoiceJourneys, nomineeChoiceWorld)) test(title, run);
});

describe('invariants', () => {
  test.each([inv57, inv60, inv64])('$name holds', ({ on }) => {
    expect(on(nomineeChoiceMachine).states).toBeGreaterThan(20);
  });

  test.each([
    {
      proof: inv57,
      because: 'a failed load changes the option',
      faulty: nomineeChoiceMachine.provide({ actions: { keepNotice: assign({ option: 'none' }) } }),
    },
    {
      proof: inv60,
      because: 'a refused load is silent',
      faulty: nomineeChoiceMachine.provide({ actions: { keepNotice: () => undefined } }),
    },
    {
      proof: inv64,
      because: 'anybody may be chosen',
      faulty: nomineeChoiceMachine.provide({ guards: { isListed: () => true } }),
    },
    {
      proof: inv64,
      because: 'changing to none is not told',
      faulty: mutant(nomineeChoiceMachine, 'none.undeclared', { entry: [] }),
    },
    {
      proof: inv64,
      because: 'none is settled undeclared',
      faulty: nomineeChoiceMachine.provide({ guards: { isNoneRegistered: () => true } }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
