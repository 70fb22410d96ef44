import { type AuthResponse, VERIFY_EMAIL_MAX_LENGTH, type VerifyEmailRequest } from '@folioflow/api/contract';
import { clientByEmail, clientById } from '../clients/clients.ts';
import { issueLoginCode } from '../codes/login-codes.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { slowHashOf } from '../kit/hashing.ts';
import { newId } from '../kit/random.ts';
import { send } from '../outbox/outbox.ts';
import { type PreAuth } from '../ground/caller.ts';
import { fullSession, verified } from './full-session.ts';
import { checkedEmail, checkedNewPin, checkedPassword, invalid } from './rules.ts';
import { endSession, openSession } from './sessions.ts';
import { emailLoginName } from './validate-otp.ts';
import { sessionOver } from './who-asks.ts';
import { magic } from '../ground/magic.ts';
import { type Handler } from '../ground/operations.ts';

type VerifyCall = Call<VerifyEmailRequest>;

const TAKEN_FOR_TESTS = 'taken@sandbox.example';

export const emailMagic = magic('Email of a sign-up', { [TAKEN_FOR_TESTS]: 'belongs to another customer (051)' });
const outOfOrder = (screen: string) =>
  new Refusal('preconditionFailed', 'Please finish the earlier step first.', { navigateScreen: screen });

const freeEmail = async (call: VerifyCall, caller: PreAuth, typed: string): Promise<string> => {
  const email = checkedEmail(typed, VERIFY_EMAIL_MAX_LENGTH);
  const owner = await clientByEmail(call.db, email);
  const isStaff = await call.db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (email === TAKEN_FOR_TESTS || isStaff || (owner && owner.id !== caller.id)) {
    throw invalid('This e-mail address is used by another customer.');
  }
  return email;
};

const sendCode = async (call: VerifyCall, caller: PreAuth): Promise<Reply<AuthResponse>> => {
  if (caller.step !== 'email') throw outOfOrder('verify-pin');
  const email = await freeEmail(call, caller, call.request.login_email);
  await issueLoginCode(call, {
    purpose: 'email',
    named: emailLoginName(caller, email),
    sentTo: email,
    channel: 'mail',
  });
  await call.db
    .updateTable('sessions')
    .set({ email, email_verified: 0 })
    .where('token_hash', '=', caller.session)
    .execute();
  return { is_authenticated: false, ...verified(call, { verify_otp: true }) };
};

const setPassword = async (call: VerifyCall, caller: PreAuth, typed: string): Promise<Reply<AuthResponse>> => {
  if (caller.step !== 'email') throw outOfOrder('verify-pin');
  if (!caller.emailVerified) throw outOfOrder('verify-email');
  const email = await freeEmail(call, caller, caller.email);
  const password_hash = await slowHashOf(checkedPassword(typed), call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ email, password_hash }).where('id', '=', caller.id).execute();
  await endSession(call.db, caller.session);
  const activation = newId(call.random, 'act');
  await call.db.insertInto('activations').values({ id: activation, customer_id: caller.id, used: 0 }).execute();
  await send(call.db, call.now, {
    to: email,
    channel: 'mail',
    kind: 'activation link',
    link: `/accountactivation/${activation}`,
    text: 'Welcome to Folioflow. Open the link to activate your account.',
  });
  const token_id = await openSession(call, { kind: 'preAuth', holderId: caller.id, step: 'pin' });
  return { token_id, is_authenticated: false, navigateScreen: 'verify-pin' };
};

const setPin = async (call: VerifyCall, caller: PreAuth, typed: string): Promise<Reply<AuthResponse>> => {
  if (caller.step !== 'pin') throw outOfOrder('verify-email');
  const pin_hash = await slowHashOf(checkedNewPin(typed), call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ pin_hash }).where('id', '=', caller.id).execute();
  await endSession(call.db, caller.session);
  return fullSession(call, await clientById(call.db, caller.id));
};

/** Sends the e-mail code, sets the password, sets the PIN. The customer is the token's, whatever address is posted. */
export const verifyEmail: Handler<'verifyEmail'> = async (call) => {
  const { caller, request } = call;
  if (caller.kind !== 'preAuth' || caller.step === 'reset') throw sessionOver();
  switch (request.login_request_mode) {
    case 'sendotp':
      return sendCode(call, caller);
    case 'verifypassword':
      return setPassword(call, caller, request.login_hint);
    case 'verifypin':
      return setPin(call, caller, request.login_hint);
  }
};
