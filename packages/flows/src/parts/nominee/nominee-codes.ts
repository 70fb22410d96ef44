import {
  REQUEST_ACTIONS,
  isOtpEmailRequired,
  type SendTwoFactorOtpRequest,
  type ValidateNomineeTwoFactorRequest,
} from '@folioflow/api/contract';
import type { CodeConfirmationRequest } from '../identity/second-factor/second-factor.types.ts';

/** The subject of the two codes; the provider knows the investor. */
export type NomineeCodesSubject = typeof REQUEST_ACTIONS.nomineeUpdate;
export const nomineeCodesSubject: NomineeCodesSubject = REQUEST_ACTIONS.nomineeUpdate;

/** ON-328, ON-474, DO-148: codes by mobile and by email; the object for the codes is empty. */
export const nomineeCodesRequest = (): SendTwoFactorOtpRequest => ({
  login_role: 'customer',
  client_info: {
    request_action: nomineeCodesSubject,
    is_otp_email_required: isOtpEmailRequired(nomineeCodesSubject),
    two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
  },
});

/** ON-331, DO-149, DO-156. */
export const nomineeValidationRequest = ({
  ticket,
  codes,
}: CodeConfirmationRequest<NomineeCodesSubject>): ValidateNomineeTwoFactorRequest => ({
  two_factor_authentication: {
    mobile_otp: codes.mobile ?? '',
    email_otp: codes.email ?? '',
    twofactor_token_id: ticket,
  },
});
