import type { AccountSummary, StageSection } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';

const readNames = () =>
  [
    ['holder', bank.holder],
    ['accountNumber', bank['field.accountNumber']],
    ['ifsc', bank['field.ifsc']],
    ['accountType', bank['field.accountType']],
    ['bank', bank['field.bank']],
    ['branch', bank.branch],
  ] as const satisfies readonly (readonly [keyof AccountSummary, string])[];

/** Returns an account as lines without empty values. */
export const accountLines = (account: AccountSummary): StageSection['lines'] =>
  readNames()
    .filter(([key]) => account[key] !== '')
    .map(([key, attribute]) => ({ attribute, text: account[key] }));

/** Returns whether the read account differs from the entered one. */
export const isDifferentAccount = (read: AccountSummary, entered: AccountSummary): boolean =>
  (['accountNumber', 'ifsc'] as const).some((key) => read[key] !== '' && read[key] !== entered[key]);
