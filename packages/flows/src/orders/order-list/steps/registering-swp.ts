import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { SwpRegistrationFlow } from '../../swp-registration/index.ts';
import { swpRegistration } from '../../swp-registration/swp-registration.flow.ts';
import type { OrderListPorts } from '../order-list.types.ts';

/** The dialog that registers a SWP. */
export const registeringSwp: (ports: OrderListPorts) => RunnableChild<SwpRegistrationFlow> =
  embeddableStep(swpRegistration);
