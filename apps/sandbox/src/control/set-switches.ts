import { LOGOUT_TOKEN } from '@folioflow/api/contract';
import { addFault, type FaultKind } from '../faults/faults.ts';
import { type Fields, isFields } from '../kit/json.ts';
import { type RandomBytes } from '../kit/random.ts';
import { setSwitches } from '../ground/switches.ts';
import { type Database } from '../store/database.ts';

/** Switches of sandbox.md, section 7, for "the next answer": each becomes a fault that applies once. */
const faultBySwitch: Readonly<Record<string, (value: unknown) => { kind: FaultKind; value: unknown }>> = {
  nextTokenId: (value) => (value === LOGOUT_TOKEN ? { kind: 'logoutToken', value: null } : { kind: 'newToken', value }),
  eraseNext: (value) => ({ kind: 'eraseToken', value: typeof value === 'string' ? { token_id: value } : null }),
  navigateNext: (value) => ({ kind: 'hostileScreen', value }),
  codeNext: (value) => ({ kind: 'code', value: isFields(value) ? value : { code: value, messageText: '' } }),
};

/** Sets switches. If a value is illegal, returns the error texts and changes nothing. */
export const setControlSwitches = async (
  db: Database,
  random: RandomBytes,
  wanted: Fields,
): Promise<readonly string[]> => {
  const lasting = Object.fromEntries(Object.entries(wanted).filter(([name]) => !Object.hasOwn(faultBySwitch, name)));
  const problems = await setSwitches(db, lasting);
  if (problems.length > 0) return problems;
  for (const [name, toFault] of Object.entries(faultBySwitch)) {
    const value = wanted[name];
    if (value === undefined || value === 'off' || value === false) continue;
    await addFault(db, random, { operation: '*', ...toFault(value), remaining: 1, persona: '' });
  }
  return [];
};
