import type { I18n } from '@lingui/core';
import type { AccountSummary, StageSection } from '@folioflow/flows';

const readNames = (i18n: I18n) =>
  [
    ['holder', i18n._('bank.holder')],
    ['accountNumber', i18n._('bank.field.accountNumber')],
    ['ifsc', i18n._('bank.field.ifsc')],
    ['accountType', i18n._('bank.field.accountType')],
    ['bank', i18n._('bank.field.bank')],
    ['branch', i18n._('bank.branch')],
  ] as const satisfies readonly (readonly [keyof AccountSummary, string])[];

/** Returns an account as lines without empty values. */
export const accountLines = (i18n: I18n, account: AccountSummary): StageSection['lines'] =>
  readNames(i18n)
    .filter(([key]) => account[key] !== '')
    .map(([key, attribute]) => ({ attribute, text: account[key] }));

/** Returns whether the read account differs from the entered one. */
export const isDifferentAccount = (read: AccountSummary, entered: AccountSummary): boolean =>
  (['accountNumber', 'ifsc'] as const).some((key) => read[key] !== '' && read[key] !== entered[key]);
