import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import type { VerifyAccountRequest } from './index.ts';
import { bankDetailsMachine } from './bank-details.machine.ts';
import { detailsOf, missingIn } from './bank-details.rules.ts';
import { bankDetailsJourneys, bankDetailsWorld } from './bank-details.scenarios.ts';

type Context = ContextFrom<typeof bankDetailsMachine>;

const onlyComplete: Monitor<Context, null> = {
  name: 'complete',
  start: null,
  step(_, edge) {
    const start = startOf(edge, 'verifyAccount');
    if (!start) return null;
    const { draft } = edge.to.context;
    if (missingIn(draft, edge.to.context).length > 0) violated('an incomplete account is verified');
    if (JSON.stringify((start.request as VerifyAccountRequest).details) !== JSON.stringify(detailsOf(draft)))
      violated('something else than the draft is verified');
    return null;
  },
};

/** Rule 6: what stands in the draft is tidy and within its limits in every state. */
const withinLimits: Monitor<Context, null> = {
  name: 'within limits',
  start: null,
  step(_, { to }) {
    const { accountNumber, confirmation, ifsc } = to.context.draft;
    const most = to.context.rules === 'stage' ? { number: 25, ifsc: 13 } : { number: 13, ifsc: 11 };
    if ([accountNumber, confirmation].some((typed) => !/^\d*$/.test(typed) || typed.length > most.number))
      violated('an account number that is too long, or no number, is kept');
    if (!/^[A-Z0-9]*$/.test(ifsc) || ifsc.length > most.ifsc) violated('an IFSC that is too long, or untidy, is kept');
    return null;
  },
};

// A draft that was changed and changed back is a changed draft: its key is new.
const byDraft = sameKeyAfterLostAnswer<Context>('verifyAccount', (request) => request);
const keys: typeof byDraft = {
  ...byDraft,
  step(last, edge) {
    const isChanged =
      'type' in edge.step && edge.from?.context.hasLostAnswer === true && !edge.to.context.hasLostAnswer;
    return byDraft.step(last && isChanged ? { ...last, isLost: false } : last, edge);
  },
};

const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof bankDetailsMachine) =>
    walk({ ...bankDetailsJourneys, flow: { ...bankDetailsJourneys.flow, machine } }, bankDetailsWorld, monitor),
});
const inv03 = proofOf(oneAtATime<Context>(['verifyAccount'], [{ type: 'details.submitted' }]));
const inv04 = proofOf(keys);
const inv57 = proofOf(keepsDraft<Context>(({ draft }) => draft));
const inv60 = proofOf(saysWhatFailed<Context>());
const complete = proofOf(onlyComplete);
const limits = proofOf(withinLimits);

describe('contract', () => {
  for (const { title, run } of flowContract(bankDetailsJourneys, bankDetailsWorld)) test(title, run);
});

describe('invariants', () => {
  test.each([inv03, inv04, inv57, inv60, complete, limits])('$name holds', ({ on }) => {
    expect(on(bankDetailsMachine).states).toBeGreaterThan(50);
  });

  const chart = bankDetailsMachine;
  test.each([
    {
      proof: inv03,
      because: 'a second submit restarts the verification',
      faulty: mutant(chart, 'verifying', { on: { 'details.submitted': { target: 'verifying', reenter: true } } }),
    },
    {
      proof: inv04,
      because: 'a refusal keeps the key',
      faulty: chart.provide({ actions: { nextSubmission: () => undefined } }),
    },
    {
      proof: inv57,
      because: 'a failure empties the form',
      faulty: chart.provide({
        actions: {
          keepNotice: assign({
            draft: { accountNumber: '', confirmation: '', ifsc: '', accountType: '', bank: '' },
          }),
        },
      }),
    },
    {
      proof: inv60,
      because: 'a refusal is silent',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
    { proof: complete, because: 'any draft will do', faulty: chart.provide({ guards: { isComplete: () => true } }) },
    {
      proof: limits,
      because: 'a change is kept as it was typed',
      faulty: chart.provide({
        actions: {
          changeDraft: assign(({ context, event }) =>
            event.type === 'draft.changed' ? { draft: { ...context.draft, ...event.patch } } : {},
          ),
        },
      }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
