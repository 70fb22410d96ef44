import { isFields } from '../kit/json.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import { type Database } from '../store/database.ts';

/** Legal values of each switch, the default first; 'number' is any whole number from 0. */
export const switchValues = {
  testCodes: ['on', 'off'],
  rotateToken: ['off', 'on'],
  singleSession: ['off', 'on'],
  perPage: [30, 'number'],
  pendingOrder: ['off', 'on'],
  allowedSchemes: [10, 'number'],
  registerMandateAllowed: ['persona', 'off'],
  codeApprovalDays: [1, 2, 3],
  faceMatch: ['pass', 'fail'],
  declaration: ['accept', 'reject'],
  mandateScan: ['accept', 'reject'],
  masterListPlace: ['masterList.amc_filter_list', 'masterList'],
  verifyPlace: ['top', 'state_parameters'],
  nomineeTwoFactorId: ['present', 'absent'],
  listPlace: ['result', 'list_scheme'],
  listFileSize: [1000, 'number'],
  latency: [0, 'number'],
} as const;

/** Effect of each switch. */
export const switchNotes: Readonly<Record<SwitchName, string>> = {
  testCodes: 'The fixed codes 123456 and 654321 work beside those of the outbox.',
  rotateToken: 'Every answer carries a new token.',
  singleSession: 'A sign-in ends the sessions of the same customer elsewhere.',
  perPage: 'As many rows stand on a page of a list.',
  pendingOrder: 'Everybody has a pending order, which blocks a checkout.',
  allowedSchemes: 'As many schemes may stand in a watchlist.',
  registerMandateAllowed: 'Whether a mandate may be registered is as the persona says, or off for all.',
  codeApprovalDays: 'As many working days pass until a client code is approved.',
  faceMatch: 'The photograph of the personal stage is taken, or refused with 071.',
  declaration: 'The declaration of no nominee is taken, or refused.',
  mandateScan: 'The scan of a signed mandate is taken, or refused.',
  masterListPlace: 'Where the lists of the filters stand in the answer to a sign-in.',
  verifyPlace: 'Where verify_otp and verify_password stand in an answer.',
  nomineeTwoFactorId: 'The nominee step brings the id of its codes, or the app asks for them itself.',
  listPlace: 'Where the schemes stand in an answer with a file of them.',
  listFileSize: 'As many schemes stand in a file.',
  latency: 'Every answer is as many milliseconds late.',
};

export type SwitchName = keyof typeof switchValues;

export interface Switches {
  readonly testCodes: 'on' | 'off';
  readonly rotateToken: 'off' | 'on';
  readonly singleSession: 'off' | 'on';
  readonly perPage: number;
  readonly pendingOrder: 'off' | 'on';
  readonly allowedSchemes: number;
  readonly registerMandateAllowed: 'persona' | 'off';
  readonly codeApprovalDays: number;
  readonly faceMatch: 'pass' | 'fail';
  readonly declaration: 'accept' | 'reject';
  readonly mandateScan: 'accept' | 'reject';
  readonly masterListPlace: 'masterList.amc_filter_list' | 'masterList';
  readonly verifyPlace: 'top' | 'state_parameters';
  readonly nomineeTwoFactorId: 'present' | 'absent';
  readonly listPlace: 'result' | 'list_scheme';
  readonly listFileSize: number;
  readonly latency: number;
}

export const defaultSwitches: Switches = {
  testCodes: 'on',
  rotateToken: 'off',
  singleSession: 'off',
  perPage: 30,
  pendingOrder: 'off',
  allowedSchemes: 10,
  registerMandateAllowed: 'persona',
  codeApprovalDays: 1,
  faceMatch: 'pass',
  declaration: 'accept',
  mandateScan: 'accept',
  masterListPlace: 'masterList.amc_filter_list',
  verifyPlace: 'top',
  nomineeTwoFactorId: 'present',
  listPlace: 'result',
  listFileSize: 1000,
  latency: 0,
};

export const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(switchValues, name);

const isSwitchValueLegal = (name: SwitchName, value: unknown): boolean => {
  const values: readonly unknown[] = switchValues[name];
  const takesNumbers = values.includes('number');
  return values.includes(value) || (takesNumbers && typeof value === 'number' && Number.isInteger(value) && value >= 0);
};

export const readSwitches = async (db: Database): Promise<Switches> => {
  const stored = await readSetting(db, 'switches');
  return { ...defaultSwitches, ...(isFields(stored) ? stored : {}) };
};

/** Sets the given switches. If a value is illegal, returns the error texts and changes nothing. */
export const setSwitches = async (
  db: Database,
  wanted: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> => {
  const problems = Object.entries(wanted).flatMap(([name, value]) => {
    if (!isSwitchName(name)) return [`There is no switch ${name}.`];
    return isSwitchValueLegal(name, value) ? [] : [`${name} takes ${switchValues[name].join(', ')}.`];
  });
  if (problems.length === 0) await writeSetting(db, 'switches', { ...(await readSwitches(db)), ...wanted });
  return problems;
};
