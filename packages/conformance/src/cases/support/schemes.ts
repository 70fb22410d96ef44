import { type NomineeAndAccountChoice, type SchemeChart } from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type Person } from '../../people/person.ts';
import { NotTried } from '../../ground/verdicts.ts';

/** Reads the page of a scheme with the accounts and nominees of the caller. */
export const readChart = async (person: Person, schemeCode: string): Promise<SchemeChart> =>
  requireAccepted(
    await person.call('getSchemeStatistics', {
      param_isin: '',
      param_scheme_code: schemeCode,
      param_scheme_name: '',
    }),
  );

/** Reads a file of the list of schemes: from `result`, or from the older place `list_scheme`. */
export const readSchemeFile = async (person: Person, file_index: number) => {
  const answer = requireAccepted(await person.call('listSchemes', { file_index }));
  const { scheme_list } = answer.result;
  return { per_page_count: answer.per_page_count, schemes: scheme_list.length > 0 ? scheme_list : answer.list_scheme };
};

/** Returns a value that the test system must offer. */
export const requireOffered = <V>(value: V | null | undefined, what: string): V => {
  if (value === null || value === undefined) throw new NotTried(`the test system offers no ${what}`);
  return value;
};

/** Returns the primary account, or the first one, and the first nominee of the caller. */
export const choiceOf = ({ bank_account_list, nominee_list }: SchemeChart): NomineeAndAccountChoice => {
  const account = bank_account_list.find(({ is_primary }) => is_primary) ?? bank_account_list[0];
  const nominee = nominee_list.find(({ id }) => id !== 'none');
  return {
    account: requireOffered(account, 'bank account of the investor'),
    nominee: { option: 'existing', nomineeId: nominee?.id ?? '' },
  };
};
