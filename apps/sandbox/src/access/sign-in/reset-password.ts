import { type AuthResponse, type ResetPasswordRequest } from '@folioflow/api/contract';
import { findClientByEmail, isSignUpFinished } from '../../clients/clients.ts';
import { issueLoginCode } from '../../codes/login-codes.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hashSecret } from '../../kit/hashing.ts';
import { verificationFlags } from '../sessions/full-session.ts';
import { removeLock } from '../checks/locks.ts';
import { parseEmail, parsePassword } from '../checks/rules.ts';
import { endSessions } from '../sessions/sessions.ts';
import { type Handler } from '../../ground/operations.ts';

type ResetCall = Call<ResetPasswordRequest>;

/** Gives the same answer for unknown addresses, but sends a code only to known addresses. */
const startReset = async (call: ResetCall, email: string): Promise<Reply<AuthResponse>> => {
  const client = await findClientByEmail(call.db, email);
  if (client && isSignUpFinished(client)) {
    await issueLoginCode(call, { purpose: 'reset', named: email, sentTo: email, channel: 'mail' });
  }
  return { is_authenticated: false, ...verificationFlags(call, { verify_otp: true }) };
};

const setNewPassword = async (call: ResetCall, email: string, typed: string): Promise<Reply<AuthResponse>> => {
  const { caller } = call;
  if (caller.kind !== 'preAuth' || caller.step !== 'reset' || caller.email !== email) {
    throw new Refusal('preconditionFailed', 'Please confirm the one-time password first.');
  }
  const password_hash = await hashSecret(parsePassword(typed), call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ password_hash }).where('id', '=', caller.id).execute();
  await removeLock(call.db, 'signIn', caller.id);
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
  const email = parseEmail(request.login_email);
  return request.login_request_mode === 'sendotp'
    ? startReset(call, email)
    : setNewPassword(call, email, request.login_hint);
};
