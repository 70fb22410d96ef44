import { type ListWatchlistSchemesAnswer, type ListWatchlistSchemesRequest } from '@folioflow/api/contract';
import { frequencyOptions, installmentOptions, readSchemes, readSchemeTerms } from '../catalogue/port.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { requireInvestor } from '../ground/caller.ts';
import { dayAt } from '../kit/days.ts';
import { advisers, createListedPlans } from './advice-offer.ts';
import { schemeCodesOf, readWatchlistRows, readWatchlists } from './watchlists.ts';

const schemeCodesOfFile = (codes: readonly string[], index: number, size: number): readonly string[] =>
  Number.isInteger(index) && index >= 0 ? codes.slice(index * size, (index + 1) * size) : [];

/** Watchlists of the caller, and the distinct schemes in them, in files as in the scheme list. */
export const listWatchlistSchemes = async (
  call: Call<ListWatchlistSchemesRequest>,
): Promise<Reply<ListWatchlistSchemesAnswer>> => {
  const { db, now, request, switches } = call;
  const { id } = requireInvestor(call.caller);
  const codes = [...new Set((await readWatchlistRows(db, id)).flatMap(schemeCodesOf))];
  const file = schemeCodesOfFile(codes, request.file_index, Math.max(switches.listFileSize, 1));
  const terms = await Promise.all(file.map((code) => readSchemeTerms(db, code)));
  const specifications = terms.flatMap((each) => each?.stp_scheme_specifications ?? []);
  return {
    per_page_count: switches.perPage,
    result: {
      scheme_list: [...(await readSchemes(db, file, dayAt(now)))],
      ...(await readWatchlists(db, id)),
      list_pricing: createListedPlans(),
      list_scheme_advisors: [...advisers],
      total_allowed_schemes_in_watchlist: switches.allowedSchemes,
    },
    stp_frequency_list: frequencyOptions(specifications.map(({ stp_frequency }) => stp_frequency)),
    stp_installment_list: installmentOptions(specifications),
  };
};
