import { readClient } from '../../clients/clients.ts';
import { type Call } from '../../ground/call.ts';
import { createMagicValues } from '../../ground/magic.ts';
import { HttpRefusal, Refusal } from '../../ground/refusal.ts';
import { isMatchingSecret } from '../../kit/hashing.ts';
import { countFailureTowardsLock, removeLock, createLockRefusal, requireUnlocked } from './locks.ts';

const LOCKING_PIN = '0000';
const NO_RESULT_PIN = '9998';
const SERVER_ERROR_PIN = '9999';

export const pinMagic = createMagicValues('PIN of an action', {
  [LOCKING_PIN]: 'locks the PIN for 15 minutes (042)',
  [NO_RESULT_PIN]: 'is answered without a result',
  [SERVER_ERROR_PIN]: 'is answered with HTTP 500',
});

/**
 * Checks the PIN of an action. Magic PINs have special effects (sandbox.md 6.1); `silent` requests an answer without a
 * result.
 * @throws Refusal 041 (wrong), 042 (the fifth wrong one, and for 15 minutes after it)
 * @throws HttpRefusal 500
 */
export const checkPin = async (
  { db, now }: Pick<Call, 'db' | 'now'>,
  clientId: string,
  pin: string,
): Promise<'accepted' | 'silent'> => {
  await requireUnlocked(db, 'pin', clientId, now);
  if (pin === LOCKING_PIN) throw createLockRefusal('pin', now);
  if (pin === SERVER_ERROR_PIN) throw new HttpRefusal(500, ['The PIN could not be checked.']);
  if (pin === NO_RESULT_PIN) return 'silent';
  const { pin_hash } = await readClient(db, clientId);
  if (pin_hash === null || !(await isMatchingSecret(pin, pin_hash))) {
    throw (await countFailureTowardsLock(db, 'pin', clientId, now))
      ? createLockRefusal('pin', now)
      : new Refusal('pinWrong', 'The PIN is not correct.');
  }
  await removeLock(db, 'pin', clientId);
  return 'accepted';
};
