import {
  OTP_LENGTH,
  PIN_LENGTH,
  REQUEST_ACTIONS,
  REQUEST_FROM,
  type SendTwoFactorOtpRequest,
  type VerifyMpinRequest,
} from '@folioflow/api/contract';
import type { PinChangeRequest, NewPinWithCode, NewPinEntry } from './pin-change.types.ts';

const isDigits = (text: string, length: number) => text.length === length && /^\d*$/.test(text);

/** Both have exactly four digits (ON-212, D-28). */
export const arePinsComplete = ({ pin, confirmation }: NewPinEntry): boolean =>
  isDigits(pin, PIN_LENGTH) && isDigits(confirmation, PIN_LENGTH);

/** Both have exactly four digits and are equal (ON-212, D-32). */
export const arePinsEqual = (typed: NewPinEntry): boolean => arePinsComplete(typed) && typed.pin === typed.confirmation;

/** Equal PINs and a code of six digits (ON-212, INV-19). */
export const arePinsEqualAndCodeComplete = (typed: NewPinWithCode): boolean =>
  arePinsEqual(typed) && isDigits(typed.code, OTP_LENGTH);

/** The request for a code by mobile to change the PIN (ON-209, D-31). */
export const codeRequest: SendTwoFactorOtpRequest = {
  login_role: 'customer',
  client_info: { request_action: REQUEST_ACTIONS.pinChange, is_otp_email_required: false },
};

/** The seven fields of ON-213; no code is requested by email (D-31). */
export const changeRequest = ({ pin, code, ticket }: PinChangeRequest): VerifyMpinRequest => ({
  login_role: 'customer',
  request_from: REQUEST_FROM.pin,
  request_mode: 'verifypin',
  pin_hint: pin,
  mobile_otp: code,
  email_otp: '',
  twofactor_token_id: ticket,
});
