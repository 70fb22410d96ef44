import { cardSetup, cardStates, nothingKnown } from '../card-stage/card-stage.machine.ts';
import { mayConfirm } from '../stage.ts';
import { aadhaarSlots, confirmed, verifyAadhaarRequest } from './kyc-aadhaar.rules.ts';
import type {
  KycAadhaarContext,
  KycAadhaarEvent,
  KycAadhaarInput,
  KycAadhaarOutput,
  VerifyAadhaarRequest,
} from './kyc-aadhaar.types.ts';

export const kycAadhaarMachine = cardSetup<
  KycAadhaarContext,
  KycAadhaarEvent,
  KycAadhaarInput,
  KycAadhaarOutput,
  VerifyAadhaarRequest
>({
  mayTick: ({ stage }) => mayConfirm(stage),
  afresh: {},
  confirmed: { outcome: confirmed },
}).createMachine({
  id: 'kycAadhaar',
  context: ({ input }) => ({ ...input, ...nothingKnown, outcome: { kind: 'unfinished' } }),
  initial: 'loading',
  states: {
    ...cardStates({
      id: 'kycAadhaar',
      name: 'aadhaar',
      slots: aadhaarSlots,
      request: verifyAadhaarRequest,
      confirmed: 'left',
      read: [],
      ticked: [],
      review: {},
    }),
    left: {
      type: 'final',
      description: 'Confirmed: the app goes on to the bank; until it has, the way there is shown.',
    },
  },
  output: ({ context }) => context.outcome,
});
