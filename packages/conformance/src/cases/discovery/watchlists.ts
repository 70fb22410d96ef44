import { type Scheme, type Watchlist, type WatchlistResult } from '@folioflow/api/contract';
import { randomUUID } from 'node:crypto';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { type Fields } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Person } from '../../people/person.ts';
import { readSchemeFile, requireOffered } from '../support/schemes.ts';

const section = 'contract 2.5 addWatchlist';

export const readWatchlists = async (person: Person): Promise<WatchlistResult> =>
  requireAccepted(await person.call('listWatchlistSchemes', { file_index: 0 })).result;

export const newListName = (): string => `Kit ${randomUUID().slice(0, 8)}`;

/** Reads schemes for a watchlist. */
export const readSchemes = async (person: Person): Promise<readonly Scheme[]> =>
  (await readSchemeFile(person, 0)).schemes;

export const addRequest = (schemes: readonly Scheme[], watchlist_name: string): Fields => ({
  scheme_watchlist: schemes,
  request_mode: 'add',
  watchlist_name,
});

const start = async (on: CaseContext) => {
  const investor = await on.investor('ready');
  return { investor, schemes: await readSchemes(investor) };
};

/** A watchlist that the caller may change. */
const findList = async (person: Person): Promise<Watchlist> =>
  requireOffered(
    (await readWatchlists(person)).scheme_watch_list.find(({ subscription_enabled }) => !subscription_enabled),
    'watchlist without a subscription',
  );

export const watchlistCases = [
  defineCase({
    id: 'discovery.watchlists.listed',
    section: 'contract 2.5 listWatchlistSchemes',
    title: 'The watchlists are answered with schemes, plans and advisors',
    mend: 'Answer result with scheme_watch_list, watch_list, list_pricing, list_scheme_advisors and the allowed number.',
    needs: ['investors.watchlists'],
    run: async (on) => {
      const result = await readWatchlists(await on.reader('watchlists'));
      requireThat(result.scheme_watch_list.length > 0, 'scheme_watch_list is empty');
      requireThat(result.list_pricing.length > 0, 'list_pricing is empty');
      requireThat(result.list_scheme_advisors.length > 0, 'list_scheme_advisors is empty');
    },
  }),
  defineCase({
    id: 'discovery.watchlists.advice',
    section: 'contract 2.5 listAdviceSchemes',
    title: 'The page of the advisor has the same answer',
    mend: 'Answer listAdviceSchemes like listWatchlistSchemes.',
    needs: ['investors.watchlists'],
    run: async (on) => {
      requireAccepted(await (await on.reader('watchlists')).call('listAdviceSchemes', { file_index: 0 }));
    },
  }),
  defineCase({
    id: 'discovery.watchlists.added',
    section,
    title: 'Schemes are saved under a name',
    mend: 'Answer the lists with the new one and its id in added_watchlist_id.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, schemes } = await start(on);
      const name = newListName();
      const { result } = requireAccepted(await investor.call('addWatchlist', addRequest(schemes.slice(0, 2), name)));
      const added = result.scheme_watch_list.find(({ id }) => id === result.added_watchlist_id);
      requireThat(added !== undefined, 'scheme_watch_list does not contain added_watchlist_id');
      requireThat(added.label === name, `the label of the new list is ${added.label}, not ${name}`);
      requireThat(added.scheme_list.length === 2, `the new list has ${added.scheme_list.length} schemes instead of 2`);
    },
  }),
  defineCase({
    id: 'discovery.watchlists.name',
    section,
    title: 'A name has 1 to 30 characters and is used once',
    mend: 'Refuse an empty, longer or used name with 051.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, schemes } = await start(on);
      const chosen = schemes.slice(0, 1);
      const name = newListName();
      requireAccepted(await investor.call('addWatchlist', addRequest(chosen, name)));
      for (const refused of ['', '   ', 'x'.repeat(31), name])
        requireCode(await investor.call('addWatchlist', addRequest(chosen, refused)), '051');
    },
  }),
  defineCase({
    id: 'discovery.watchlists.size',
    section,
    title: 'A list has at least one scheme and at most the allowed number',
    mend: 'Refuse no scheme, and more than total_allowed_schemes_in_watchlist, with 051.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, schemes } = await start(on);
      const { total_allowed_schemes_in_watchlist: allowed } = await readWatchlists(investor);
      const tooMany = schemes.slice(0, allowed + 1);
      requireCode(await investor.call('addWatchlist', addRequest([], newListName())), '051');
      if (tooMany.length > allowed)
        requireCode(await investor.call('addWatchlist', addRequest(tooMany, newListName())), '051');
      requireAccepted(await investor.call('addWatchlist', addRequest(schemes.slice(0, allowed), newListName())));
    },
  }),
  defineCase({
    id: 'discovery.watchlists.unknown-scheme',
    section,
    title: 'An unknown scheme is refused with 061',
    mend: 'Look each scheme up by its code.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, schemes } = await start(on);
      const unknown = schemes.slice(0, 1).map((scheme) => ({ ...scheme, scheme_code: 'NO-SUCH-SCHEME' }));
      requireCode(await investor.call('addWatchlist', addRequest(unknown, newListName())), '061');
    },
  }),
  defineCase({
    id: 'discovery.watchlists.modified',
    section: 'contract 2.5 modifyWatchlist',
    title: 'A list is changed by its id, and its schemes are named by their codes',
    mend: 'Replace name and schemes of the list; read only the code of a scheme; answer 061 to an unknown id.',
    needs: ['investors.watchlists'],
    run: async (on) => {
      const investor = await on.investor('watchlists');
      const { id } = await findList(investor);
      const scheme_watchlist = (await readSchemes(investor)).slice(0, 1).map(({ scheme_code }) => ({ scheme_code }));
      const request = { watchlist_id: id, watchlist_name: newListName(), scheme_watchlist, request_mode: 'modify' };
      const { result } = requireAccepted(await investor.call('modifyWatchlist', request));
      const changed = result.scheme_watch_list.find((list) => list.id === id);
      requireThat(changed?.label === request.watchlist_name, 'the changed list has not the new name');
      requireThat(
        changed.scheme_list.length === 1,
        `the changed list has ${changed.scheme_list.length} schemes instead of 1`,
      );
      requireCode(await investor.call('modifyWatchlist', { ...request, watchlist_id: 'no-such-list' }), '061');
    },
  }),
];
