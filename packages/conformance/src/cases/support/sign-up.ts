import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext, type NewCustomer } from '../../kit/case-context.ts';
import { type Fields, textAt } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { createPerson, type Person } from '../../people/person.ts';
import { emailCode, mobileCode, mobileLogin } from '../../people/sign-in.ts';

const role = { login_role: 'customer' } as const;

export const sendEmailCode = (email: string): Fields => ({
  ...role,
  login_email: email,
  login_request_from: 'email',
  login_request_mode: 'sendotp',
});

export const setPassword = (email: string, password: string): Fields => ({
  ...role,
  login_email: email,
  login_request_from: 'email',
  login_request_mode: 'verifypassword',
  login_hint: password,
});

export const setPin = (email: string, pin: string): Fields => ({
  ...role,
  login_email: email,
  login_request_from: 'pin',
  login_request_mode: 'verifypin',
  login_hint: pin,
});

/** A step of the sign-up: the customer and the token that is valid for the next step. */
export interface SignUpStep {
  readonly customer: NewCustomer;
  readonly person: Person;
}

/** Returns the token of a sign-in answer. */
export const tokenOf = (answer: object): string => {
  const token = textAt(answer as Fields, 'token_id');
  requireThat(token !== '', 'the answer has no token_id');
  return token;
};

/** Signs up a new number up to the email step. */
export const verifyNewMobile = async (on: CaseContext): Promise<SignUpStep> => {
  const customer = on.newCustomer();
  requireAccepted(await on.visitor.call('login', mobileLogin(customer.mobile, 'signup')));
  const code = await on.codeSentTo(customer.mobile);
  const answer = requireAccepted(await on.visitor.call('validateOtp', mobileCode(customer.mobile, code)));
  return { customer, person: createPerson(on.connection, { current: tokenOf(answer) }) };
};

/** Confirms the address of a new customer by its code. */
export const verifyNewEmail = async (on: CaseContext, { customer, person }: SignUpStep): Promise<void> => {
  requireAccepted(await person.call('verifyEmail', sendEmailCode(customer.email)));
  const code = await on.codeSentTo(customer.email);
  requireCode(await person.call('validateOtp', emailCode(customer.email, code)), '000');
};

/** Signs up a new number up to the PIN step. */
export const reachPinStep = async (on: CaseContext): Promise<SignUpStep> => {
  const step = await verifyNewMobile(on);
  await verifyNewEmail(on, step);
  const { email } = step.customer;
  const answer = requireAccepted(await step.person.call('verifyEmail', setPassword(email, on.profile.password)));
  return { customer: step.customer, person: createPerson(on.connection, { current: tokenOf(answer) }) };
};

/** Signs up a new number completely. */
export const signUp = async (on: CaseContext): Promise<SignUpStep> => {
  const { customer, person } = await reachPinStep(on);
  const answer = requireAccepted(await person.call('verifyEmail', setPin(customer.email, on.profile.pin)));
  return { customer, person: createPerson(on.connection, { current: tokenOf(answer) }) };
};

/** Signs in by mobile number and code; returns the answer with the token. */
export const signInByCode = async (on: CaseContext, mobile: string): Promise<Fields> => {
  requireAccepted(await on.visitor.call('login', mobileLogin(mobile)));
  const code = await on.codeSentTo(mobile);
  const reply = await on.visitor.call('validateOtp', mobileCode(mobile, code));
  requireAccepted(reply);
  return reply.body;
};

/** A code of six digits that differs from another. */
export const otherCode = (code: string): string => (code === '111112' ? '111113' : '111112');
