import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import {
  draftUnchangedByFailure,
  noConcurrentCalls,
  newKeyForAnotherDraft,
  everyFailureShown,
  startedCall,
} from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import type { NomineeImageRequest, SaveNomineeRequest } from './nominee-details.types.ts';
import { findBrokenNomineeImageRule } from './nominee-details.rules.ts';
import { nomineeDetailsJourneys, nomineeDetailsWorld, nomineeImage, readFront } from './nominee-details.scenarios.ts';
import { nomineeDetailsMachine } from './nominee-details.machine.ts';

const chart = nomineeDetailsMachine;
type Context = ContextFrom<typeof chart>;

describe('contract', () => {
  for (const { title, run } of flowContract(nomineeDetailsJourneys, nomineeDetailsWorld)) test(title, run);
});

const onlyAllowedImageUploaded: Monitor<Context, null> = {
  name: 'INV-42',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'uploadNomineeImage');
    if (!start) return null;
    const { slot, image, nominee } = start.request as NomineeImageRequest;
    if (findBrokenNomineeImageRule(image) !== null) throwViolation('a picture that breaks a rule is uploaded');
    if (nominee.poi === '') throwViolation('a picture is uploaded before its proof is chosen');
    if (slot === 'back' && nominee.poi !== 'aadhaar') throwViolation('a back is uploaded for a card without one');
    if (slot === 'guardian' && nominee.is_minor !== true) throwViolation('a guardian is uploaded for an adult');
    if (slot !== 'front' && edge.to.context.draft.slots.front.status !== 'uploaded')
      throwViolation('another side is uploaded before the front');
    return null;
  },
};

const onlyCompleteNomineeSaved: Monitor<Context, null> = {
  name: 'only a complete nominee is saved',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'saveNominee');
    if (!start) return null;
    const { nominee_information: nominee, marital_status } = (start.request as SaveNomineeRequest).personal;
    const { slots } = edge.to.context.draft;
    if (edge.to.context.isLocked) throwViolation('a locked nominee is saved');
    if (nominee.name.length < 5 || nominee.name.length > 25) throwViolation('a name of the wrong length is saved');
    if (nominee.relationship === '' || (marital_status === 's' && nominee.relationship === 'Wife'))
      throwViolation('a relationship that is not offered is saved');
    if (slots.front.status !== 'uploaded') throwViolation('a nominee without a proof is saved');
    if (nominee.poi === 'aadhaar' && slots.back.status !== 'uploaded')
      throwViolation('an Aadhaar without its back is saved');
    if (nominee.is_minor === true && slots.guardian.status !== 'uploaded')
      throwViolation('a minor without a guardian is saved');
    if (nominee.is_validated === true && nominee.id_information.id_type !== nominee.poi)
      throwViolation('a proof of another kind is saved');
    return null;
  },
};

/** Keys depend on changes and answers, not on the reading: one kind of card is sufficient. */
const singleCardWorld = {
  ...nomineeDetailsWorld,
  answers: {
    ...nomineeDetailsWorld.answers,
    uploadNomineeImage: [{ kind: 'read' as const, image: nomineeImage(), read: readFront() }],
  },
};

describe('invariants', () => {
  const prove = createProver(nomineeDetailsJourneys, nomineeDetailsWorld);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['saveNominee'], [{ type: 'nominee.submitted' }]), {
      'a second submit restarts the call': mutant(chart, 'saving', {
        on: { 'nominee.submitted': { target: 'saving', reenter: true } },
      }),
    }),
    ...createProver(nomineeDetailsJourneys, singleCardWorld)(newKeyForAnotherDraft<Context>('saveNominee'), {
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(onlyAllowedImageUploaded, {
      'any slot is open': chart.provide({ guards: { isImageSlotOpen: () => true } }),
      'any picture is accepted': chart.provide({ guards: { isImageAllowed: () => true } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ personal, draft: { nominee } }) => ({ personal, nominee })),
      {
        'a failed upload clears the name': chart.provide({
          actions: {
            recordImageFailure: assign(({ context: { draft } }) => ({
              draft: { ...draft, nominee: { ...draft.nominee, relationship: '' } },
            })),
          },
        }),
      },
    ),
    ...prove(everyFailureShown(nomineeDetailsWorld.isFailureShown), {
      'a refusal is silent': chart.provide({ actions: { setNotice: () => undefined } }),
      'a refused upload is silent': chart.provide({ actions: { recordImageFailure: assign({ pending: null }) } }),
    }),
    ...prove(onlyCompleteNomineeSaved, {
      'anything passes': chart.provide({ guards: { isNomineeComplete: () => true } }),
      'a name of four letters passes': chart.provide({ guards: { isNomineeNameLongEnough: () => true } }),
    }),
  ])
    test(title, run);
});
