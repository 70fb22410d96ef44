import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { expertAdviceMachine } from './expert-advice.machine.ts';
import { confirmationOf, confirmRequestOf, createRequestOf, orderOf, paidFrom } from './expert-advice.rules.ts';
import type { ExpertAdvicePorts } from './expert-advice.types.ts';
import { expertAdviceView } from './expert-advice.view.ts';

export type * from './expert-advice.types.ts';
export { expertAdviceKeeps } from './expert-advice.keeps.ts';

export const expertAdviceFlow = flow({ machine: expertAdviceMachine, view: expertAdviceView });

/** Expert advice on a watchlist is bought: an advisor, a plan, the card checkout, its confirmation (DO-213 to DO-226). */
export const expertAdvice = ({ orderAdvice, findPaidAdvice, openCheckout }: ExpertAdvicePorts) => ({
  ...expertAdviceFlow,
  machine: runnable(expertAdviceMachine, {
    findPaidAdvice: adapted(findPaidAdvice, (asked: { watchlistId: string }) => asked, paidFrom),
    createAdviceOrder: adapted(orderAdvice, createRequestOf, orderOf),
    openCheckout,
    confirmAdviceOrder: adapted(orderAdvice, confirmRequestOf, confirmationOf),
  }),
});
