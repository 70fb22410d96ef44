import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { NomineeChoiceFlow } from '../../../parts/nominee/nominee-choice/index.ts';
import { nomineeChoice } from '../../../parts/nominee/nominee-choice/nominee-choice.flow.ts';
import type { DeclarationUploadLoader } from '../../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import type { SipCheckoutPorts } from '../sip-checkout.types.ts';

/** The nominee step of the SIP checkout. */
export const choosingNominee: (
  ports: SipCheckoutPorts,
  declaration: DeclarationUploadLoader,
) => RunnableChild<NomineeChoiceFlow> = embeddableStep(nomineeChoice);
