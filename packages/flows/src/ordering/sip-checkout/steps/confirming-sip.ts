import { adapted, runnable } from '../../../kit/port.ts';
import { orderConfirmation, placing } from '../../../parts/order-confirmation/index.ts';
import type { CodeSent } from '../../../parts/second-factor/index.ts';
import { codeRequest, sipRequest } from '../sip-checkout.rules.ts';
import type { PlacedSip, SipCheckoutPorts, SipSubject } from '../sip-checkout.types.ts';

const codes = orderConfirmation<SipSubject, PlacedSip>();

/** The last step of the SIP checkout. */
export const confirmingSip = (ports: SipCheckoutPorts) => ({
  ...codes,
  machine: runnable(codes.machine, {
    sendCode: adapted(ports.sendTwoFactorOtp, codeRequest, ({ twofactor_id }): CodeSent => ({ ticket: twofactor_id })),
    confirm: placing(ports.createSipOrder, sipRequest, ({ result, display_html, navigateScreen }): PlacedSip => ({
      order: result,
      html: display_html,
      navigateScreen,
    })),
  }),
});
