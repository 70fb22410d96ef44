import { type AuthResponse, type ResetPasswordRequest } from '@folioflow/api/contract';
import { clientByEmail, isSignUpFinished } from '../clients/clients.ts';
import { issueLoginCode } from '../codes/login-codes.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { slowHashOf } from '../kit/hashing.ts';
import { verified } from './full-session.ts';
import { liftLock } from './locks.ts';
import { checkedEmail, checkedPassword } from './rules.ts';
import { endSessions } from './sessions.ts';
import { type Handler } from '../ground/operations.ts';

type ResetCall = Call<ResetPasswordRequest>;

/** Answers the same for unknown addresses, and sends a code only to known ones. */
const start = async (call: ResetCall, email: string): Promise<Reply<AuthResponse>> => {
  const client = await clientByEmail(call.db, email);
  if (client && isSignUpFinished(client)) {
    await issueLoginCode(call, { purpose: 'reset', named: email, sentTo: email, channel: 'mail' });
  }
  return { is_authenticated: false, ...verified(call, { verify_otp: true }) };
};

const setPassword = async (call: ResetCall, email: string, typed: string): Promise<Reply<AuthResponse>> => {
  const { caller } = call;
  if (caller.kind !== 'preAuth' || caller.step !== 'reset' || caller.email !== email) {
    throw new Refusal('preconditionFailed', 'Please confirm the one-time password first.');
  }
  const password_hash = await slowHashOf(checkedPassword(typed), call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ password_hash }).where('id', '=', caller.id).execute();
  await liftLock(call.db, 'signIn', caller.id);
  await endSessions(call.db, caller.id, 'revoked');
  return {
    is_authenticated: false,
    erase_token_id: true,
    navigateScreen: 'signin',
    messageText: 'Your password was changed. Please sign in.',
  };
};

export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { request } = call;
  const email = checkedEmail(request.login_email);
  return request.login_request_mode === 'sendotp' ? start(call, email) : setPassword(call, email, request.login_hint);
};
