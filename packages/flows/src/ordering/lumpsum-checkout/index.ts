import type { CreateSingleOrderAnswer, FreshOrder } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { accepted, adapted, runnable, type Port } from '../../kit/port.ts';
import { nomineeChoice, nomineeChoiceFlow } from '../../parts/nominee-choice/index.ts';
import { secondFactor, type CodeSent, type ConfirmRequest } from '../../parts/second-factor/index.ts';
import { afterLostAnswer } from '../after-lost-answer.ts';
import { lumpsumCheckoutMachine } from './lumpsum-checkout.machine.ts';
import { codeRequest, gateOf, isGateClosed, orderRequest } from './lumpsum-checkout.rules.ts';
import type { LumpsumCheckoutPorts, OrderResult } from './lumpsum-checkout.types.ts';
import { lumpsumCheckoutView } from './lumpsum-checkout.view.ts';

export type * from './lumpsum-checkout.types.ts';
export {
  lumpsumCheckoutStateOf,
  type FreshCheckoutState,
  type LumpsumCheckoutState,
  type PayableCheckoutState,
  type SelectedScheme,
} from './lumpsum-checkout.state.ts';

export const lumpsumCheckoutFlow = flow({
  machine: lumpsumCheckoutMachine,
  children: { nomineeChoice: nomineeChoiceFlow, secondFactor: secondFactor<FreshOrder, OrderResult>() },
  view: lumpsumCheckoutView,
});

/** A one-time investment, /orderCheckout: hand in the provider's operations as they are. */
export const lumpsumCheckout = ({ sendTwoFactorOtp, createSingleOrder, ...nominee }: LumpsumCheckoutPorts) => ({
  ...lumpsumCheckoutFlow,
  machine: runnable(lumpsumCheckoutMachine, {
    nomineeChoice: nomineeChoice(nominee).machine,
    secondFactor: runnable(lumpsumCheckoutFlow.children.secondFactor.machine, {
      sendCode: adapted(sendTwoFactorOtp, codeRequest, ({ twofactor_id }): CodeSent => ({ ticket: twofactor_id })),
      confirm: gated(adapted(afterLostAnswer(createSingleOrder), orderRequest, orderOf)),
    }),
  }),
});

const orderOf = ({ result }: CreateSingleOrderAnswer): OrderResult => ({ kind: 'created', order: result });

/** A closed gate ends the confirmation: no other code would be accepted either. */
const gated =
  (run: Port<ConfirmRequest<FreshOrder>, OrderResult>): Port<ConfirmRequest<FreshOrder>, OrderResult> =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind !== 'refused' || !isGateClosed(outcome.code)) return outcome;
    return accepted({ kind: 'refused', gate: gateOf(outcome.text, outcome.answer.navigateScreen) }, outcome.receivedAt);
  };
