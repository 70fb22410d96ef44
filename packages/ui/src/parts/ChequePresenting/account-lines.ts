import type { AccountSummary, StageSection } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';

const names = [
  ['holder', bank.holder],
  ['accountNumber', bank['field.accountNumber']],
  ['ifsc', bank['field.ifsc']],
  ['accountType', bank['field.accountType']],
  ['bank', bank['field.bank']],
  ['branch', bank.branch],
] as const satisfies readonly (readonly [keyof AccountSummary, string])[];

/** An account line by line; what is not known has no line. */
export const linesOf = (account: AccountSummary): StageSection['lines'] =>
  names.filter(([key]) => account[key] !== '').map(([key, attribute]) => ({ attribute, text: account[key] }));

/** What was read is another account than what was entered. */
export const doesDiffer = (read: AccountSummary, entered: AccountSummary): boolean =>
  (['accountNumber', 'ifsc'] as const).some((key) => read[key] !== '' && read[key] !== entered[key]);
