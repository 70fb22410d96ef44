import {
  REQUEST_ACTIONS,
  isOtpEmailRequired,
  type SendTwoFactorOtpAnswer,
  type SendTwoFactorOtpRequest,
  type ValidateNomineeTwoFactorAnswer,
  type ValidateNomineeTwoFactorRequest,
} from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { secondFactor, type ConfirmRequest } from '../../parts/second-factor/index.ts';
import { investPanelMachine, type NomineeSubject } from './invest-panel.machine.ts';
import type { InvestPanelPorts } from './invest-panel.types.ts';
import { investPanelView } from './invest-panel.view.ts';

export type * from './invest-panel.types.ts';
export type { Banner } from './banner.ts';
export { type AmountLimits } from './amount-limits.ts';
export { investTermsOf, type InvestTerms } from './invest-terms.ts';
export type { OptionTag } from './option-tags.ts';

export const investPanelFlow = flow({
  machine: investPanelMachine,
  children: { secondFactor: secondFactor<NomineeSubject, ValidateNomineeTwoFactorAnswer>() },
  view: investPanelView,
});

/** The panel beside the chart: hand in the provider's two operations as they are. */
export const investPanel = ({ sendTwoFactorOtp, validateNomineeTwoFactor }: InvestPanelPorts) => ({
  ...investPanelFlow,
  machine: runnable(investPanelMachine, {
    secondFactor: runnable(investPanelFlow.children.secondFactor.machine, {
      sendCode: adapted(sendTwoFactorOtp, codesFor, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adapted(validateNomineeTwoFactor, validationOf, (answer) => answer),
    }),
  }),
});

/** DO-148; the object for the codes is sent empty (A43). */
const codesFor = (request_action: NomineeSubject): SendTwoFactorOtpRequest => ({
  login_role: 'customer',
  client_info: {
    request_action,
    is_otp_email_required: isOtpEmailRequired(REQUEST_ACTIONS.nomineeUpdate),
    two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
  },
});

/** DO-149, DO-156. */
const validationOf = ({ ticket, codes }: ConfirmRequest<NomineeSubject>): ValidateNomineeTwoFactorRequest => ({
  two_factor_authentication: {
    mobile_otp: codes.mobile ?? '',
    email_otp: codes.email ?? '',
    twofactor_token_id: ticket,
  },
});
