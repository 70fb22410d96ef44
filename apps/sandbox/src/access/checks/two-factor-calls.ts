import { isOtpEmailRequired } from '@folioflow/api/contract';
import { readClient } from '../../clients/clients.ts';
import { hasUnverifiedNominee } from '../../clients/nominees.ts';
import { issueTwoFactor, checkAndUseTwoFactor } from '../../codes/two-factor.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hashSecret } from '../../kit/hashing.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { removeLock } from './locks.ts';
import { parseNewPin } from './rules.ts';
import { type Handler } from '../../ground/operations.ts';

export const sendTwoFactorOtp: Handler<'sendTwoFactorOtp'> = async (call) => {
  const investor = requireInvestor(call.caller);
  const action = call.request.client_info.request_action;
  if (action === 'redeem order')
    throw new Refusal('preconditionFailed', 'A redemption asks for its code with the order.');
  if (action === 'nominee update' && !(await hasUnverifiedNominee(call.db, investor.id))) {
    throw new Refusal('preconditionFailed', 'There is no nominee to confirm.');
  }
  const client = await readClient(call.db, investor.id);
  const twofactor_id = await issueTwoFactor(call, investor, {
    action,
    isEmailRequired: isOtpEmailRequired(action),
    mobile: client.mobile,
    email: client.email ?? '',
  });
  return { twofactor_id };
};

/** Replaces the PIN and lifts its lock. */
export const verifyMpin: Handler<'verifyMpin'> = async (call) => {
  const investor = requireInvestor(call.caller);
  const pin = parseNewPin(call.request.pin_hint);
  await checkAndUseTwoFactor(call, investor, 'mpin change', call.request);
  const pin_hash = await hashSecret(pin, call.random, call.hashRounds);
  await call.db.updateTable('clients').set({ pin_hash }).where('id', '=', investor.id).execute();
  await removeLock(call.db, 'pin', investor.id);
  return { messageText: 'Your PIN was changed.' };
};
