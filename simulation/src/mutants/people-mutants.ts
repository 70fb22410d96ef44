import type { WorldMutant } from './mutant.ts';

const sandbox = 'apps/sandbox/src';

/** Bugs of staff, of the KYC, of bank accounts, watchlists and advice. */
export const peopleMutants: readonly WorldMutant[] = [
  {
    name: 'an investor receives the list of clients',
    file: `${sandbox}/http/authorise.ts`,
    find: "  if (caller.kind === 'investor') return refusalOfMissingRole();",
    replace: "  if (caller.kind === 'investor') return undefined;",
  },
  {
    name: 'staff without a role receive the list of clients',
    file: `${sandbox}/http/authorise.ts`,
    find: "  return caller.role === 'norole' || (needsOperator",
    replace: '  return (needsOperator',
  },
  {
    name: 'a viewer may request a client code',
    file: `${sandbox}/http/authorise.ts`,
    find: "(needsOperator && caller.role !== 'operator')",
    replace: "(needsOperator && caller.role === 'norole')",
  },
  {
    name: 'staff see whole account numbers',
    file: `${sandbox}/backoffice/client-records.ts`,
    find: 'accountNo?.slice(-VISIBLE_DIGITS)',
    replace: 'accountNo?.slice(-VISIBLE_DIGITS * 4)',
  },
  {
    name: 'staff see every client as signed',
    file: `${sandbox}/backoffice/client-records.ts`,
    find: '  login_esign_verified: client.is_esign_done === 1,',
    replace: '  login_esign_verified: client.is_esign_done >= 0,',
  },
  {
    name: 'the documents show the account number to staff',
    file: `${sandbox}/kyc/information/id-information.ts`,
    find: "reader === 'investor' ? number :",
    replace: "reader === 'investor' || reader === 'staff' ? number :",
  },
  {
    name: 'a client code is approved a day late',
    file: `${sandbox}/clients/due-clients.ts`,
    find: 'addWorkingDaysToInstant(now, days)',
    replace: 'addWorkingDaysToInstant(now, days + 1)',
  },
  {
    name: 'a client code is approved at once',
    file: `${sandbox}/backoffice/create-client-code.ts`,
    find: 'if (client.pan === APPROVED_PAN) {',
    replace: "if (client.pan === APPROVED_PAN || client.pan !== '') {",
  },
  {
    name: 'the KYC skips the bank',
    file: `${sandbox}/kyc/verify-stage.ts`,
    find: "  aadhaar: 'bank',",
    replace: "  aadhaar: 'personal',",
  },
  {
    name: 'an answer of the income form is saved as another',
    file: `${sandbox}/kyc/personal/personal-rules.ts`,
    find: '  is_political_foreign: typed.is_political_foreign,',
    replace: '  is_political_foreign: typed.is_political_india,',
  },
  {
    name: 'orders are open before the client code',
    file: `${sandbox}/clients/checkout-facts.ts`,
    find: '      client.is_code_approved === 1 &&',
    replace: '      client.is_code_approved >= 0 &&',
  },
  {
    name: 'every account becomes primary',
    file: `${sandbox}/banking/accounts/make-primary.ts`,
    find: 'is_primary: bitOf(isMandateOfAccount(chosen, { account_no, ifsc }))',
    replace: 'is_primary: bitOf(isMandateOfAccount(chosen, { account_no, ifsc }) || true)',
  },
  {
    name: 'two watchlists may have the same name',
    file: `${sandbox}/watchlists/save-watchlist.ts`,
    find: 'row.name.toLowerCase() === name.toLowerCase()',
    replace: "row.name.toLowerCase() === ''",
  },
  {
    name: 'advice costs a tenth of its price',
    file: `${sandbox}/advice/advice-orders.ts`,
    find: 'const PAISE = 100;',
    replace: 'const PAISE = 10;',
  },
];
