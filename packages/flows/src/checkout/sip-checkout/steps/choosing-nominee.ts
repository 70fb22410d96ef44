import { nomineeChoice, type DeclarationUploadLoader } from '../../../parts/nominee/nominee-choice/index.ts';
import type { SipCheckoutPorts } from '../sip-checkout.types.ts';

/** The nominee step of the SIP checkout. */
export const choosingNominee = (ports: SipCheckoutPorts, declaration: DeclarationUploadLoader) =>
  nomineeChoice(ports, declaration);
