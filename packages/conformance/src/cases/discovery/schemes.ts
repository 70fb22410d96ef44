import { calendarDayOf } from '@folioflow/api/contract';
import { requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { indianDay, readProviderTime } from '../support/clock.ts';
import { readChart, readSchemeFile } from '../support/schemes.ts';

const section = 'contract 2.5 listSchemes';
const needs = ['investors.ready'] as const;

const MAX_FILES = 100;

export const schemeCases = [
  defineCase({
    id: 'discovery.schemes.first-file',
    section,
    title: 'The first file of schemes is filled',
    mend: 'Answer per_page_count and result.scheme_list for file_index 0.',
    needs,
    run: async (on) => {
      const answer = await readSchemeFile(await on.reader('ready'), 0);
      requireThat(answer.schemes.length > 0, 'the first file has no scheme');
      requireThat(Number.isInteger(answer.per_page_count) && answer.per_page_count > 0, 'per_page_count is no count');
    },
  }),
  defineCase({
    id: 'discovery.schemes.paging',
    section,
    title: 'The files contain each scheme once, and an index past the end is an empty list',
    mend: 'Count file_index from 0; answer 000 with an empty list past the end.',
    needs,
    run: async (on) => {
      const investor = await on.reader('ready');
      const codes: string[] = [];
      for (let index = 0; index < MAX_FILES; index += 1) {
        const schemes = (await readSchemeFile(investor, index)).schemes;
        if (schemes.length === 0) break;
        requireThat(schemes.length <= 1000, `file ${index} has ${schemes.length} schemes, at most 1,000 are allowed`);
        codes.push(...schemes.map(({ _id }) => _id));
      }
      requireThat(codes.length > 0, 'no file has a scheme');
      requireThat(new Set(codes).size === codes.length, 'a scheme is in two files');
      requireThat((await readSchemeFile(investor, MAX_FILES)).schemes.length === 0, 'a file past the end has schemes');
    },
  }),
  defineCase({
    id: 'discovery.schemes.index',
    section,
    title: 'file_index is a number',
    mend: 'Refuse a missing index and a text with 051.',
    needs,
    run: async (on) => {
      const investor = await on.reader('ready');
      for (const file_index of [undefined, '0', null])
        requireCode(await investor.call('listSchemes', { file_index }), '051');
    },
  }),
  defineCase({
    id: 'discovery.schemes.percents',
    section: 'contract 3 Scheme',
    title: 'Returns are percent texts that may start with -',
    mend: 'Answer decimal texts without a sign for gains and without %.',
    needs,
    run: async (on) => {
      const { schemes } = await readSchemeFile(await on.reader('ready'), 0);
      for (const scheme of schemes)
        for (const name of [
          'one_month_percent',
          'one_year_percent',
          'three_year_percent',
          'five_year_percent',
        ] as const)
          requireThat(
            scheme[name] === '' || /^-?\d+(\.\d+)?$/.test(scheme[name]),
            `${name} of ${scheme.scheme_code} is ${scheme[name]}`,
          );
    },
  }),
  defineCase({
    id: 'discovery.schemes.compression',
    section,
    title: 'A list is compressed on request',
    mend: 'Send content-encoding gzip or br to a client that accepts it.',
    needs,
    run: async (on) => {
      const investor = await on.reader('ready');
      const reply = await investor.call(
        'listSchemes',
        { file_index: 0 },
        { headers: { 'accept-encoding': 'gzip, br' } },
      );
      const encoding = reply.headers.get('content-encoding') ?? '';
      requireThat(
        /gzip|br|zstd/.test(encoding),
        `the list has the content-encoding ${encoding === '' ? '(none)' : encoding}`,
      );
    },
  }),
  defineCase({
    id: 'discovery.chart',
    section: 'contract 2.5 getSchemeStatistics',
    title: 'The page of a scheme has its terms',
    mend: 'Answer the chart with general_order_terms, sip_order_terms and the accounts and nominees of the caller.',
    needs: [...needs, 'values.lumpsumScheme'],
    run: async (on) => {
      const code = on.value('lumpsumScheme');
      const chart = await readChart(await on.reader('ready'), code);
      requireThat(chart.scheme_code === code, `scheme_code is ${chart.scheme_code}, requested was ${code}`);
      requireThat(chart.general_order_terms.length > 0, 'general_order_terms is empty');
      requireThat(chart.bank_account_list.length > 0, 'bank_account_list is empty');
    },
  }),
  defineCase({
    id: 'discovery.chart.navs',
    section: 'contract 1.4 Time stamp',
    title: 'NAVs are pairs of milliseconds and value, oldest first, none in the future',
    mend: 'Answer nav_data_list in milliseconds since the epoch, in ascending order.',
    needs: [...needs, 'values.lumpsumScheme'],
    run: async (on) => {
      const { nav_data_list: navs } = await readChart(await on.reader('ready'), on.value('lumpsumScheme'));
      requireThat(navs.length > 1, 'nav_data_list has fewer than two points');
      const now = (await readProviderTime(on)).getTime();
      for (const [place, [time, nav]] of navs.entries()) {
        requireThat(time > 946_684_800_000 && time <= now, `${time} is no time in milliseconds from 2000 to now`);
        requireThat(nav > 0, `the NAV ${nav} is not positive`);
        requireThat(place === 0 || time > (navs[place - 1]?.[0] ?? 0), 'nav_data_list is not in ascending order');
      }
    },
  }),
  defineCase({
    id: 'discovery.chart.sectors',
    section: 'contract 3 SchemeChart',
    title: 'Each sector has a name and a share',
    mend: 'Answer seriespie_sector and optionspie_sector with the same length.',
    needs: [...needs, 'values.lumpsumScheme'],
    run: async (on) => {
      const chart = await readChart(await on.reader('ready'), on.value('lumpsumScheme'));
      requireThat(
        chart.seriespie_sector.length === chart.optionspie_sector.length,
        'seriespie_sector and optionspie_sector differ in length',
      );
    },
  }),
  defineCase({
    id: 'discovery.chart.facts',
    section: 'contract 3 SchemeChart',
    title: 'The published facts of a scheme have their units',
    mend: 'Answer expense_ratio_percent in percent, fund_size_crore in crore rupees, launch_date as dd/mm/yyyy.',
    needs: [...needs, 'values.lumpsumScheme'],
    run: async (on) => {
      const chart = await readChart(await on.reader('ready'), on.value('lumpsumScheme'));
      const { expense_ratio_percent: ratio, fund_size_crore: size, launch_date: date } = chart;
      if (ratio === undefined && size === undefined && date === undefined) throw new NotTried('the chart has no facts');
      requireThat(ratio === undefined || ratio <= 5, `expense_ratio_percent is ${ratio}`);
      requireThat(size === undefined || size <= 1_000_000, `fund_size_crore is ${size}`);
      const day = calendarDayOf(date ?? '');
      const today = indianDay(await readProviderTime(on));
      requireThat(date === undefined || (day !== null && day <= today), `launch_date is ${date}`);
      const listed = (await readSchemeFile(await on.reader('ready'), 0)).schemes.find(
        ({ scheme_code }) => scheme_code === chart.scheme_code,
      );
      requireThat(
        listed?.fund_name === undefined || listed.fund_name === chart.fund_name,
        `fund_name is ${chart.fund_name} in the chart and ${listed?.fund_name} in the list`,
      );
    },
  }),
  defineCase({
    id: 'discovery.chart.unknown',
    section: 'contract 2.5 getSchemeStatistics',
    title: 'An unknown scheme is refused with 061',
    mend: 'Answer 061 to a scheme that does not exist.',
    needs: [...needs, 'values.unknownScheme'],
    run: async (on) => {
      const reply = await (
        await on.reader('ready')
      ).call('getSchemeStatistics', {
        param_isin: '',
        param_scheme_code: on.value('unknownScheme'),
        param_scheme_name: '',
      });
      requireCode(reply, '061');
    },
  }),
  defineCase({
    id: 'discovery.chart.cut-off',
    section: 'contract 1.4 Time of day',
    title: 'Cut-off times are HH:MM:SS',
    mend: 'Answer purchase_cutoff_time as HH:MM:SS in Asia/Kolkata.',
    needs: [...needs, 'values.lumpsumScheme'],
    run: async (on) => {
      const chart = await readChart(await on.reader('ready'), on.value('lumpsumScheme'));
      for (const { purchase_cutoff_time: time } of [...chart.general_order_terms, ...chart.sip_order_terms])
        requireThat(time === '' || /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time), `purchase_cutoff_time is ${time}`);
    },
  }),
];
