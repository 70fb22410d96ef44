import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { expertAdviceMachine } from './expert-advice.machine.ts';
import {
  adviceConfirmationOf,
  adviceConfirmationRequest,
  adviceOrderRequest,
  parsePaymentOrder,
  parsePaidAdvice,
} from './expert-advice.rules.ts';
import type {
  ExpertAdvicePorts,
  ExpertAdviceEvent,
  ExpertAdviceInput,
  ExpertAdviceOutput,
  ExpertAdviceView,
} from './expert-advice.types.ts';
import { expertAdviceView } from './expert-advice.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './expert-advice.types.ts';
export { expertAdviceStorage } from './expert-advice.storage.ts';

export type ExpertAdviceFlow = EmbeddableFlow<{
  input: ExpertAdviceInput;
  event: ExpertAdviceEvent;
  output: ExpertAdviceOutput;
  view: ExpertAdviceView;
}>;

export const expertAdviceFlow: ExpertAdviceFlow = flow({ machine: expertAdviceMachine, view: expertAdviceView });

/** Sells expert advice on a watchlist: advisor, plan, card checkout, confirmation (DO-213 to DO-226). */
export const expertAdvice = ({
  orderAdvice,
  findPaidAdvice,
  openCheckout,
}: ExpertAdvicePorts): RunnableFlow<ExpertAdviceFlow> => ({
  ...expertAdviceFlow,
  machine: runnable(expertAdviceMachine, {
    findPaidAdvice: adaptPort(findPaidAdvice, (selection: { watchlistId: string }) => selection, parsePaidAdvice),
    createAdviceOrder: adaptPort(orderAdvice, adviceOrderRequest, parsePaymentOrder),
    openCheckout,
    confirmAdviceOrder: adaptPort(orderAdvice, adviceConfirmationRequest, adviceConfirmationOf),
  }),
});
