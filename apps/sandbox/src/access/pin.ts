import { clientById } from '../clients/clients.ts';
import { type Call } from '../ground/call.ts';
import { magic } from '../ground/magic.ts';
import { HttpRefusal, Refusal } from '../ground/refusal.ts';
import { matchesSlowHash } from '../kit/hashing.ts';
import { countFailure, liftLock, lockRefusal, refuseWhileLocked } from './locks.ts';

const LOCKED = '0000';
const SILENT = '9998';
const DOWN = '9999';

export const pinMagic = magic('PIN of an action', {
  [LOCKED]: 'locks the PIN for 15 minutes (042)',
  [SILENT]: 'is answered without a result',
  [DOWN]: 'is answered with HTTP 500',
});

/**
 * Checks the PIN that goes with an action. Certain PINs choose what happens (sandbox.md 6.1); `silent` asks for an
 * answer without its result.
 * @throws Refusal 041 (wrong), 042 (the fifth wrong one, and for 15 minutes after it)
 * @throws HttpRefusal 500
 */
export const checkPin = async (
  { db, now }: Pick<Call, 'db' | 'now'>,
  clientId: string,
  pin: string,
): Promise<'accepted' | 'silent'> => {
  await refuseWhileLocked(db, 'pin', clientId, now);
  if (pin === LOCKED) throw lockRefusal('pin', now);
  if (pin === DOWN) throw new HttpRefusal(500, ['The PIN could not be checked.']);
  if (pin === SILENT) return 'silent';
  const { pin_hash } = await clientById(db, clientId);
  if (pin_hash === null || !(await matchesSlowHash(pin, pin_hash))) {
    throw (await countFailure(db, 'pin', clientId, now))
      ? lockRefusal('pin', now)
      : new Refusal('pinWrong', 'The PIN is not correct.');
  }
  await liftLock(db, 'pin', clientId);
  return 'accepted';
};
