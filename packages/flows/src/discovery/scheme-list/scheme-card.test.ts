import { describe, expect, test } from 'vitest';
import { schemeCardOf } from './scheme-card.ts';
import { sampleScheme } from './scheme-list.scenarios.ts';

describe('a card', () => {
  test('has the provider’s data under its own names', () => {
    expect(schemeCardOf(sampleScheme(0))).toEqual({
      id: 'scheme-0',
      scheme: {
        isin: 'INF000A01000',
        code: '100000',
        name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
      },
      name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
      amc: 'Marigold Mutual Fund',
      category: 'Equity',
      classification: 'Equity · Flexi Cap',
      risk: 'Very High',
      logo: null,
      minimumAmount: 500,
      oneMonth: { period: '1M', percent: '2.45' },
      lumpsum: [
        { period: '3M', percent: '4.10' },
        { period: '6M', percent: '-0.85' },
        { period: '1Y', percent: '15.32' },
        { period: '3Y', percent: '12.70', annualPercent: '4.07' },
        { period: '5Y', percent: '14.05', annualPercent: '2.66' },
      ],
      sip: [
        { period: '1y', percent: '11.20' },
        { period: '3y', percent: '13.45' },
        { period: '5y', percent: '14.90' },
      ],
      href: '/charts/INF000A01000/100000/Marigold%20Flexi%20Cap%20Fund%20-%20Direct%20Plan%20-%20Growth',
      narrow: {
        to: 'chartsmobile',
        state: {
          param_data: {
            scheme_isin: 'INF000A01000',
            scheme_code: '100000',
            scheme_name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
          },
        },
      },
    });
  });

  test('has each return as provided, without the percent sign', () => {
    const returnOf = (one_month_percent: string) => schemeCardOf(sampleScheme(0, { one_month_percent })).oneMonth;
    expect(['-1.20', '0.00', '2.1', '2.1%', ''].map(returnOf)).toEqual([
      { period: '1M', percent: '-1.20' },
      { period: '1M', percent: '0.00' },
      { period: '1M', percent: '2.1' },
      { period: '1M', percent: '2.1' },
      { period: '1M', percent: null },
    ]);
  });

  test('hides a return whose flag is false, and no other', () => {
    const flags = [
      'three_month_percent_show',
      'six_month_percent_show',
      'one_year_percent_show',
      'three_year_percent_show',
      'five_year_percent_show',
    ] as const;
    const hidden = flags.map((flag) => {
      const all = { three_year_percent_show: true, five_year_percent_show: true };
      return schemeCardOf(sampleScheme(0, { ...all, [flag]: false }))
        .lumpsum.filter(({ percent }) => percent === null)
        .map(({ period }) => period);
    });
    expect(hidden).toEqual([['3M'], ['6M'], ['1Y'], ['3Y'], ['5Y']]);
  });

  test('encodes every part of its address', () => {
    const scheme = sampleScheme(0, {
      scheme_isin: '',
      scheme_code: '1/2',
      scheme_name: 'Gilt & Bond 100% Fund / Growth?',
    });
    expect(schemeCardOf(scheme).href).toBe('/charts/-/1%2F2/Gilt%20%26%20Bond%20100%25%20Fund%20%2F%20Growth%3F');
  });

  test('shows images from data or https, and no other address', () => {
    const logoOf = (logo_url: string) => schemeCardOf(sampleScheme(0, { logo_url })).logo;
    const storedText = [
      'data:image/png;base64,AAAA',
      'https://provider.example/logo.png',
      'http://127.0.0.1:4602/logo.png',
    ];
    expect(storedText.map(logoOf)).toEqual(storedText);
    expect(
      [
        'javascript:alert(1)',
        'data:text/html,x',
        'data:image/svg+xml;base64,AA',
        'http://evil.example/a.png',
        '//evil.example/a.png',
        '',
      ].map(logoOf),
    ).toEqual([null, null, null, null, null, null]);
  });
});
