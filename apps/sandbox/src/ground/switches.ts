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
  testCodes: 'The fixed codes 123456 and 654321 also work, besides those in the outbox.',
  rotateToken: 'Every answer carries a new token.',
  singleSession: 'A sign-in ends the other sessions of the same customer.',
  perPage: 'Number of rows on a page of a list.',
  pendingOrder: 'Every customer has a pending order, which blocks the checkout.',
  allowedSchemes: 'Maximum number of schemes in a watchlist.',
  registerMandateAllowed: 'Mandates can be registered as each persona allows, or by no one.',
  codeApprovalDays: 'Working days until a client code is approved.',
  faceMatch: 'The photograph of the personal stage is accepted, or refused with 071.',
  declaration: 'The declaration of no nominee is accepted or refused.',
  mandateScan: 'The scan of a signed mandate is accepted or refused.',
  masterListPlace: 'Place of the filter lists in the answer to a sign-in.',
  verifyPlace: 'Place of verify_otp and verify_password in an answer.',
  nomineeTwoFactorId: 'The nominee step answers the id of its codes, or the app requests them.',
  listPlace: 'Place of the schemes in an answer with a file of schemes.',
  listFileSize: 'Number of schemes in a file.',
  latency: 'Delay of every answer in milliseconds.',
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
