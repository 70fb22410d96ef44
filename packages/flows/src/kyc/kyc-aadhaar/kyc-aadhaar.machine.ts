import { createCardSetup, createCardStates, initialCardContext } from '../card-stage/card-stage.machine.ts';
import { canConfirm } from '../stage.ts';
import { aadhaarSlots, confirmed, verifyAadhaarRequest } from './kyc-aadhaar.rules.ts';
import type {
  KycAadhaarContext,
  KycAadhaarEvent,
  KycAadhaarInput,
  KycAadhaarOutput,
  VerifyAadhaarRequest,
} from './kyc-aadhaar.types.ts';

export const kycAadhaarMachine = createCardSetup<
  KycAadhaarContext,
  KycAadhaarEvent,
  KycAadhaarInput,
  KycAadhaarOutput,
  VerifyAadhaarRequest
>({
  canTickConfirmation: ({ stage }) => canConfirm(stage),
  resetFields: {},
  confirmed: { outcome: confirmed },
}).createMachine({
  id: 'kycAadhaar',
  context: ({ input }) => ({ ...input, ...initialCardContext, outcome: { kind: 'unfinished' } }),
  initial: 'loading',
  states: {
    ...createCardStates({
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
