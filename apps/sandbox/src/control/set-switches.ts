import { LOGOUT_TOKEN } from '@folioflow/api/contract';
import { addFault, type FaultKind } from '../faults/faults.ts';
import { type Fields, isFields } from '../kit/json.ts';
import { type Random } from '../kit/random.ts';
import { setSwitches } from '../ground/switches.ts';
import { type Database } from '../store/database.ts';

/** Switches of sandbox.md, section 7, that mean "the next answer": each becomes one fault that strikes once. */
const next: Readonly<Record<string, (value: unknown) => { kind: FaultKind; value: unknown }>> = {
  nextTokenId: (value) => (value === LOGOUT_TOKEN ? { kind: 'logoutToken', value: null } : { kind: 'newToken', value }),
  eraseNext: (value) => ({ kind: 'eraseToken', value: typeof value === 'string' ? { token_id: value } : null }),
  navigateNext: (value) => ({ kind: 'hostileScreen', value }),
  codeNext: (value) => ({ kind: 'code', value: isFields(value) ? value : { code: value, messageText: '' } }),
};

/** Sets switches; answers the texts of what is not legal and then changes nothing. */
export const setControlSwitches = async (db: Database, random: Random, wanted: Fields): Promise<readonly string[]> => {
  const lasting = Object.fromEntries(Object.entries(wanted).filter(([name]) => !Object.hasOwn(next, name)));
  const problems = await setSwitches(db, lasting);
  if (problems.length > 0) return problems;
  for (const [name, toFault] of Object.entries(next)) {
    const value = wanted[name];
    if (value === undefined || value === 'off' || value === false) continue;
    await addFault(db, random, { operation: '*', ...toFault(value), remaining: 1, persona: '' });
  }
  return [];
};
