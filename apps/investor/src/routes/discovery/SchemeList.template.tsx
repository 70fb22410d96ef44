import type { ListSchemesAnswer, Scheme } from '@folioflow/api/contract';
import { acceptedLocally, schemeList } from '@folioflow/flows';
import {
  compareControls,
  ComparisonSelection,
} from '@folioflow/ui/parts/scheme/ComparisonSelection/ComparisonSelection';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { SchemeRows } from '@folioflow/ui/screens/discovery/SchemeList/SchemeRows';
import { createActor } from 'xstate';
import { emptyFilterLists } from '../../app/empty-filter-lists.ts';
import { runSample, type DrawnSample } from '../../draw-template.tsx';
import { WatchPlace } from './WatchPlace.tsx';

const createSample = (name: string, fields: Partial<Scheme>): Scheme => ({
  _id: name,
  scheme_name: `scheme-${name}`,
  scheme_isin: `INFSAMPLE${name}`,
  scheme_isin_1: '',
  scheme_code: `SAMPLE${name}`,
  scheme_category: 'sample-category',
  sub_category: 'sample-kind',
  risk: 'high-risk',
  logo_url: '',
  scheme_amc: 'quartz-vireo',
  one_month_percent: '12.34',
  three_month_percent: '',
  six_month_percent: '',
  one_year_percent: '',
  three_year_percent: '',
  five_year_percent: '',
  three_month_percent_show: false,
  six_month_percent_show: false,
  one_year_percent_show: false,
  three_year_percent_show: false,
  five_year_percent_show: false,
  sip_returns_data: { '1y_percent_annualized': '', '3y_percent_annualized': '', '5y_percent_annualized': '' },
  scheme_minimum_investment_amount: 0,
  scheme_master: [],
  mfapi_scheme_code: '',
  scheme_information: { param_amc_code: '' },
  is_sip_allowed: 'Y',
  is_lumpsum_allowed: 'Y',
  is_checked: undefined,
  ...fields,
});

const returns = {
  up: {},
  // The tone of the risk differs from that of the return, so that their places can be found.
  down: { one_month_percent: '-12.34', risk: 'low-risk' },
  flat: { one_month_percent: '0.00' },
  none: { one_month_percent: '' },
};

/** One scheme of each kind: with and without a logo, and with each direction of its return. */
const schemes = Object.entries(returns).flatMap(([name, fields]) => [
  createSample(`${name}1`, fields),
  createSample(`${name}2`, { ...fields, logo_url: `https://logo.example/${name}` }),
]);

const sampleAnswer: ListSchemesAnswer = {
  code: '000',
  messageText: '',
  per_page_count: 30,
  result: { scheme_list: schemes },
  list_scheme: [],
};

const doNothing = () => undefined;
const comparing = { chosen: [], onChoose: doNothing };

/** Draws the list of the sample answer as the flow shows it after its first file. */
async function draw(): Promise<DrawnSample> {
  const flow = schemeList({ listSchemes: () => Promise.resolve(acceptedLocally(sampleAnswer)) });
  const actor = createActor(flow.machine, { input: { lists: emptyFilterLists, storedText: null, search: '' } });
  const { view, remote } = await runSample(flow, actor, (current) => current.screen === 'loaded' && current);
  return {
    page: (
      <WatchPlace>
        <SchemeList
          view={view}
          remote={remote}
          onFollow={doNothing}
          look="cards"
          onLook={doNothing}
          comparing={comparing}
          onSearch={doNothing}
        />
      </WatchPlace>
    ),
    lists: view.cards.map((card) => (
      <WatchPlace key={card.id}>
        <ComparisonSelection {...comparing}>
          <SchemeRows
            cards={[card]}
            sort="asListed"
            canSort={false}
            onSort={doNothing}
            onFollow={doNothing}
            isTable={false}
            controls={compareControls}
          />
        </ComparisonSelection>
      </WatchPlace>
    )),
  };
}

export const samples = [{ answers: [sampleAnswer], draw }];

/** The list of the page. */
export const list = { before: /<ul class="[^"]*\bcards\b[^"]*"[^>]*>/, after: '</ul>' };
