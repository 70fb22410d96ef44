import {
  EMAIL_MAX_LENGTH,
  MOBILE_PATTERN,
  NEW_PASSWORD_PATTERN,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@folioflow/api/contract';
import { Refusal } from '../../ground/refusal.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PIN = /^\d{4}$/;

/** Magic PINs of the sandbox, which cannot be chosen (sandbox.md 6.1). */
const RESERVED_PINS: readonly string[] = ['0000', '9998', '9999'];

export const createInputRefusal = (text: string): Refusal => new Refusal('invalid', text);

export const parseMobile = (mobile: string): string => {
  if (!MOBILE_PATTERN.test(mobile)) throw createInputRefusal('Please enter a valid mobile number.');
  return mobile;
};

export const parseEmail = (email: string, longest: number = EMAIL_MAX_LENGTH): string => {
  const address = email.trim().toLowerCase();
  if (address.length > longest || !EMAIL.test(address))
    throw createInputRefusal('Please enter a valid e-mail address.');
  return address;
};

export const isValidPassword = (password: string): boolean =>
  password.length >= PASSWORD_MIN_LENGTH &&
  password.length <= PASSWORD_MAX_LENGTH &&
  NEW_PASSWORD_PATTERN.test(password);

export const parsePassword = (password: string): string => {
  if (!isValidPassword(password)) throw createInputRefusal('A password has 7 to 22 letters, digits or @.');
  return password;
};

export const parseNewPin = (pin: string): string => {
  if (!PIN.test(pin)) throw createInputRefusal('A PIN has exactly 4 digits.');
  if (RESERVED_PINS.includes(pin)) throw createInputRefusal('This PIN cannot be chosen. Please choose another.');
  return pin;
};
