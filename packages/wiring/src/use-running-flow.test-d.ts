import type { paymentStatus, PaymentStatusInput, personalWizard, signInCode } from '@folioflow/flows';
import { expectTypeOf } from 'vitest';
import type { ContainerInput } from './flow-visit.ts';
import { useRunningFlow } from './use-running-flow.ts';

/** Type tests: each line marked with an expected error must not compile (checked by tsc). */
type PaymentStatusFlow = ReturnType<typeof paymentStatus>;

expectTypeOf<ContainerInput<PaymentStatusFlow>>().toEqualTypeOf<PaymentStatusInput>();
// The wiring supplies the key of a submission.
expectTypeOf<keyof ContainerInput<ReturnType<typeof signInCode>>>().toEqualTypeOf<
  'routeParams' | 'routes' | 'cooldown'
>();
expectTypeOf<keyof ContainerInput<ReturnType<typeof personalWizard>>>().toEqualTypeOf<'storedText'>();

export function useCheckedInputs(flow: PaymentStatusFlow) {
  useRunningFlow(flow, { orderNumber: null });
  // @ts-expect-error the input is missing
  useRunningFlow(flow, undefined);
  // @ts-expect-error a property of the input is missing
  useRunningFlow(flow, {});
  // @ts-expect-error a property of the input has another type
  useRunningFlow(flow, { orderNumber: 1 });
  // @ts-expect-error no such property of the input
  useRunningFlow(flow, { orderNumber: null, order: '1' });
}
