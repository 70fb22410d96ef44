import type { BankAccountRow } from '../../../apps/sandbox/src/clients/client-tables.ts';
import type { RecordedCall } from '../world/network.ts';
import type { Invariant, Observed } from './observed.ts';

const VERIFY_PATH = '/validation/bankaccount';

const nameOf = ({ account_no, ifsc }: Pick<BankAccountRow, 'account_no' | 'ifsc'>): string => `${account_no} ${ifsc}`;

/** The account that a call has had verified by the bank; undefined for any other call. */
const verifiedAccountOf = ({ path, answer, body }: RecordedCall): string | undefined => {
  const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (path !== VERIFY_PATH || answer?.['code'] !== '000') return undefined;
  return `${String(sent['client_bank_account_number_1'])} ${String(sent['client_ifsc_code_1']).toUpperCase()}`;
};

const ownerOf = ({ world }: Observed, { caller }: RecordedCall): string | undefined =>
  world.investors.find(({ person }) => person.id === caller.split('.')[0])?.person.clientId;

/** Bank accounts: each was verified by the bank for its owner, exists once, and at most a single account is primary. */
export const createAccountsInvariant = (): Invariant => {
  const verified = new Map<string, Set<string>>();
  const seeded = new Set<string>();
  let isFirst = true;
  return {
    name: 'every account was verified for its owner',
    source: 'OM-200 to OM-206, INV-37, sandbox.md 6.4 and 8',
    check: (observed) => {
      const { accounts, calls } = observed;
      for (const call of calls) {
        const account = verifiedAccountOf(call);
        const owner = ownerOf(observed, call);
        if (account === undefined || owner === undefined) continue;
        verified.set(owner, (verified.get(owner) ?? new Set()).add(account));
      }
      if (isFirst) for (const row of accounts) seeded.add(`${row.client_id} ${nameOf(row)}`);
      isFirst = false;
      return [...Map.groupBy(accounts, ({ client_id }) => client_id)].flatMap(([owner, own]) => {
        const names = own.map(nameOf);
        const problems: string[] = [];
        if (new Set(names).size < names.length) problems.push(`An account of ${owner} is listed twice.`);
        const primary = own.filter(({ is_primary }) => is_primary === 1).length;
        if (primary > 1) problems.push(`${primary} accounts of ${owner} are primary.`);
        for (const name of names)
          if (!seeded.has(`${owner} ${name}`) && verified.get(owner)?.has(name) !== true)
            problems.push(`The account ${name} of ${owner} was not verified.`);
        return problems;
      });
    },
  };
};
