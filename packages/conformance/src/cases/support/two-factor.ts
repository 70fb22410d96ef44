import { isOtpEmailRequired, type RequestAction } from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';

/** Request of the codes of an action. */
export const twoFactorRequest = (action: RequestAction): Fields => ({
  login_role: 'customer',
  client_info: { request_action: action, is_otp_email_required: isOtpEmailRequired(action) },
});

/** Codes of an action with their id, as an order contains them. */
export interface TwoFactorCodes extends Fields {
  readonly mobile_otp: string;
  readonly email_otp: string;
  readonly twofactor_token_id: string;
}

/** A request that is written before its codes are sent. */
export const withoutCodes = { ticket: '', codes: {} } as const;

/** Requests the codes of an action and reads them. */
export const requestCodes = async (
  on: CaseContext,
  investor: Investor,
  action: RequestAction,
): Promise<TwoFactorCodes> => {
  const { twofactor_id } = requireAccepted(await investor.call('sendTwoFactorOtp', twoFactorRequest(action)));
  return readCodes(on, investor, twofactor_id, isOtpEmailRequired(action));
};

/** Reads the codes that were sent under an id. */
export const readCodes = async (
  on: CaseContext,
  { mobile, email }: Investor,
  twofactor_token_id: string,
  isByEmail: boolean,
): Promise<TwoFactorCodes> => ({
  twofactor_token_id,
  mobile_otp: await on.codeSentTo(mobile),
  email_otp: isByEmail ? await on.codeSentTo(email) : '',
});
