import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { nomineeDetailsFlow, type NomineeImageRequest, type SaveNomineeRequest } from './index.ts';
import { brokenImageRule } from './nominee-details.rules.ts';
import { nomineeDetailsJourneys, nomineeDetailsWorld, nomineeImage, readFront } from './nominee-details.scenarios.ts';

const chart = nomineeDetailsFlow.machine;
type Context = ContextFrom<typeof chart>;

describe('contract', () => {
  for (const { title, run } of flowContract(nomineeDetailsJourneys, nomineeDetailsWorld)) test(title, run);
});

// A changed draft is another submission, even when it is changed back.
const byRequest = sameKeyAfterLostAnswer<Context>('saveNominee', (request) => request);
const keys: typeof byRequest = {
  ...byRequest,
  step(last, edge) {
    const isChanged =
      'type' in edge.step && edge.from?.context.hasLostAnswer === true && !edge.to.context.hasLostAnswer;
    return byRequest.step(last && isChanged ? { ...last, isLost: false } : last, edge);
  },
};

const onlyAllowed: Monitor<Context, null> = {
  name: 'INV-42',
  start: null,
  step(_, edge) {
    const start = startOf(edge, 'uploadNomineeImage');
    if (!start) return null;
    const { slot, image, nominee } = start.request as NomineeImageRequest;
    if (brokenImageRule(image) !== null) violated('a picture that breaks a rule is uploaded');
    if (nominee.poi === '') violated('a picture is uploaded before its kind is known');
    if (slot === 'back' && nominee.poi !== 'aadhaar') violated('a back is uploaded of a card that has none');
    if (slot === 'guardian' && nominee.is_minor !== true) violated('a guardian is uploaded of a grown-up');
    if (slot !== 'front' && edge.to.context.draft.slots.front.status !== 'held')
      violated('another side is uploaded before the front');
    return null;
  },
};

const complete: Monitor<Context, null> = {
  name: 'only a complete nominee is saved',
  start: null,
  step(_, edge) {
    const start = startOf(edge, 'saveNominee');
    if (!start) return null;
    const { nominee_information: nominee, marital_status } = (start.request as SaveNomineeRequest).personal;
    const { slots } = edge.to.context.draft;
    if (edge.to.context.isLocked) violated('a locked nominee is saved');
    if (nominee.name.length < 5 || nominee.name.length > 25) violated('a name of the wrong length is saved');
    if (nominee.relationship === '' || (marital_status === 's' && nominee.relationship === 'Wife'))
      violated('a relationship that is not offered is saved');
    if (slots.front.status !== 'held') violated('a nominee without a proof is saved');
    if (nominee.poi === 'aadhaar' && slots.back.status !== 'held') violated('an Aadhaar without its back is saved');
    if (nominee.is_minor === true && slots.guardian.status !== 'held') violated('a minor without guardian is saved');
    if (nominee.is_validated === true && nominee.id_information.id_type !== nominee.poi)
      violated('a proof of another kind is saved');
    return null;
  },
};

const proofOf = <Memory>(monitor: Monitor<Context, Memory>, world = nomineeDetailsWorld) => ({
  name: monitor.name,
  on: (machine: typeof chart) =>
    walk({ ...nomineeDetailsJourneys, flow: { ...nomineeDetailsFlow, machine } }, world, monitor),
});
/** Keys depend on changes and answers, not on what is read: one kind of card is enough. */
const oneCard = {
  ...nomineeDetailsWorld,
  answers: {
    ...nomineeDetailsWorld.answers,
    uploadNomineeImage: [{ kind: 'read' as const, image: nomineeImage(), read: readFront() }],
  },
};
const inv03 = proofOf(oneAtATime<Context>(['saveNominee'], [{ type: 'nominee.submitted' }]));
const inv04 = proofOf(keys, oneCard);
const inv42 = proofOf(onlyAllowed);
const inv57 = proofOf(keepsDraft<Context>(({ personal, draft: { nominee } }) => ({ personal, nominee })));
const inv60 = proofOf(saysWhatFailed(nomineeDetailsWorld.isSaid));
const onlyComplete = proofOf(complete);

describe('invariants', () => {
  test.each([inv03, inv04, inv42, inv57, inv60, onlyComplete])('$name holds', ({ on }) => {
    expect(on(chart).states).toBeGreaterThan(50);
  });

  test.each([
    {
      proof: inv03,
      because: 'a second submit restarts the call',
      faulty: mutant(chart, 'saving', { on: { 'nominee.submitted': { target: 'saving', reenter: true } } }),
    },
    {
      proof: inv04,
      because: 'a refusal keeps the key',
      faulty: chart.provide({ actions: { nextSubmission: () => undefined } }),
    },
    { proof: inv42, because: 'any slot is open', faulty: chart.provide({ guards: { isSlotOpen: () => true } }) },
    { proof: inv42, because: 'any picture goes', faulty: chart.provide({ guards: { isImageAllowed: () => true } }) },
    {
      proof: inv57,
      because: 'a failed upload forgets the name',
      faulty: chart.provide({
        actions: {
          failSlot: assign(({ context: { draft } }) => ({
            draft: { ...draft, nominee: { ...draft.nominee, relationship: '' } },
          })),
        },
      }),
    },
    {
      proof: inv60,
      because: 'a refusal is silent',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
    {
      proof: inv60,
      because: 'a refused upload is silent',
      faulty: chart.provide({ actions: { failSlot: assign({ pending: null }) } }),
    },
    {
      proof: onlyComplete,
      because: 'anything passes',
      faulty: chart.provide({ guards: { isNomineeComplete: () => true } }),
    },
    {
      proof: onlyComplete,
      because: 'a name of four letters passes',
      faulty: chart.provide({ guards: { isNameLongEnough: () => true } }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
