import { type AuthResponse, VERIFY_EMAIL_MAX_LENGTH, type VerifyEmailRequest } from '@folioflow/api/contract';
import { findClientByEmail, readClient } from '../../clients/clients.ts';
import { issueLoginCode } from '../../codes/login-codes.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hashSecret } from '../../kit/hashing.ts';
import { newId } from '../../kit/random.ts';
import { wordsOf } from '../../kit/words/words.ts';
import { storeMessage } from '../../outbox/outbox.ts';
import { type PreAuthCaller } from '../../ground/caller.ts';
import { openFullSession, verificationFlags } from '../sessions/full-session.ts';
import { parseEmail, parseNewPin, parsePassword, createInputRefusal } from '../checks/rules.ts';
import { endSession, openSession } from '../sessions/sessions.ts';
import { emailCodeOwner } from './validate-otp.ts';
import { sessionExpiredRefusal } from '../sessions/identify-caller.ts';
import { createMagicValues } from '../../ground/magic.ts';
import { type Handler } from '../../ground/operations.ts';

type VerifyCall = Call<VerifyEmailRequest>;

const TAKEN_EMAIL = 'taken@sandbox.example';

export const emailMagic = createMagicValues('Email of a sign-up', {
  [TAKEN_EMAIL]: 'belongs to another customer (051)',
});
const outOfOrderRefusal = (screen: string) =>
  new Refusal('preconditionFailed', 'Please finish the earlier step first.', { navigateScreen: screen });

const checkFreeEmail = async (call: VerifyCall, caller: PreAuthCaller, typed: string): Promise<string> => {
  const email = parseEmail(typed, VERIFY_EMAIL_MAX_LENGTH);
  const owner = await findClientByEmail(call.db, email);
  const isStaff = await call.db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (email === TAKEN_EMAIL || isStaff || (owner && owner.id !== caller.id)) {
    throw createInputRefusal('This e-mail address is used by another customer.');
  }
  return email;
};

const sendEmailCode = async (call: VerifyCall, caller: PreAuthCaller): Promise<Reply<AuthResponse>> => {
  if (caller.step !== 'email') throw outOfOrderRefusal('verify-pin');
  const email = await checkFreeEmail(call, caller, call.request.login_email);
  await issueLoginCode(call, {
    purpose: 'email',
    named: emailCodeOwner(caller, email),
    sentTo: email,
    channel: 'mail',
  });
  await call.db
    .updateTable('sessions')
    .set({ email, email_verified: 0 })
    .where('token_hash', '=', caller.session)
    .execute();
  return { is_authenticated: false, ...verificationFlags(call, { verify_otp: true }) };
};

const setFirstPassword = async (
  call: VerifyCall,
  caller: PreAuthCaller,
  typed: string,
): Promise<Reply<AuthResponse>> => {
  if (caller.step !== 'email') throw outOfOrderRefusal('verify-pin');
  if (!caller.emailVerified) throw outOfOrderRefusal('verify-email');
  const email = await checkFreeEmail(call, caller, caller.email);
  const password_hash = await hashSecret(parsePassword(typed), call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ email, password_hash }).where('id', '=', caller.id).execute();
  await endSession(call.db, caller.session);
  const activation = newId(call.random, 'act');
  await call.db.insertInto('activations').values({ id: activation, customer_id: caller.id, used: 0 }).execute();
  await storeMessage(call.db, call.now, {
    to: email,
    channel: 'mail',
    kind: 'activation link',
    link: `/accountactivation/${activation}`,
    text: wordsOf(call.language).client.activation,
  });
  const token_id = await openSession(call, { kind: 'preAuth', holderId: caller.id, step: 'pin' });
  return { token_id, is_authenticated: false, navigateScreen: 'verify-pin' };
};

const setPin = async (call: VerifyCall, caller: PreAuthCaller, typed: string): Promise<Reply<AuthResponse>> => {
  if (caller.step !== 'pin') throw outOfOrderRefusal('verify-email');
  const pin_hash = await hashSecret(parseNewPin(typed), call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ pin_hash }).where('id', '=', caller.id).execute();
  await endSession(call.db, caller.session);
  return openFullSession(call, await readClient(call.db, caller.id));
};

/**
 * Sends the e-mail code, sets the password or sets the PIN. The customer is that of the token; the posted address is
 * not used.
 */
export const verifyEmail: Handler<'verifyEmail'> = async (call) => {
  const { caller, request } = call;
  if (caller.kind !== 'preAuth' || caller.step === 'reset') throw sessionExpiredRefusal();
  switch (request.login_request_mode) {
    case 'sendotp':
      return sendEmailCode(call, caller);
    case 'verifypassword':
      return setFirstPassword(call, caller, request.login_hint);
    case 'verifypin':
      return setPin(call, caller, request.login_hint);
  }
};
