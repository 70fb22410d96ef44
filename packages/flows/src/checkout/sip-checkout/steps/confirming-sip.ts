import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../../parts/identity/second-factor/index.ts';
import { REQUEST_ACTIONS } from '@folioflow/api/contract';
import { runnable } from '../../../kit/port.ts';
import { orderConfirmation } from '../../../parts/order/order-confirmation/order-confirmation.flow.ts';
import {
  createOrderConfirmPort,
  createOrderCodePort,
} from '../../../parts/order/order-confirmation/order-confirmation.ports.ts';
import { sipRequest } from '../sip-checkout.request.ts';
import type { PlacedSip, SipCheckoutPorts, SipConfirmationSubject } from '../sip-checkout.types.ts';

const codes = orderConfirmation<SipConfirmationSubject, PlacedSip>();

/** The code step of the SIP checkout. */
export const confirmingSip: (ports: SipCheckoutPorts) => RunnableChild<SecondFactorFlow> = embeddableStep(
  (ports: SipCheckoutPorts) => ({
    ...codes,
    machine: runnable(codes.machine, {
      sendCode: createOrderCodePort(ports.sendTwoFactorOtp, REQUEST_ACTIONS.sipOrder),
      confirm: createOrderConfirmPort(
        ports.createSipOrder,
        sipRequest,
        ({ result, display_html, navigateScreen }): PlacedSip => ({
          order: result,
          html: display_html,
          navigateScreen,
        }),
        'sip',
      ),
    }),
  }),
);
