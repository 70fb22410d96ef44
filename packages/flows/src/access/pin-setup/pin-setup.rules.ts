import { PIN_LENGTH, PIN_SUBMIT_MAX_LENGTH, type VerifyEmailRequest } from '@folioflow/api/contract';
import type { TypedPin } from './pin-setup.types.ts';

/** 4 to 6 digits: the check on submit accepts more than the inputs do (ON-201, ON-508, D-28). */
export const isPinLengthValid = (pin: string): boolean =>
  /^\d*$/.test(pin) && pin.length >= PIN_LENGTH && pin.length <= PIN_SUBMIT_MAX_LENGTH;

/** Both have at least four digits and differ (ON-200, D-29). */
export const isPinMismatch = ({ pin, confirmation }: TypedPin): boolean =>
  pin.length >= PIN_LENGTH && confirmation.length >= PIN_LENGTH && pin !== confirmation;

/** ON-202: the PIN travels as login_hint, only in this request. */
export const pinRequest = (email: string, pin: string): VerifyEmailRequest => ({
  login_email: email,
  login_role: 'customer',
  login_request_from: 'pin',
  login_request_mode: 'verifypin',
  login_hint: pin,
});
