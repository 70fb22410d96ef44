import { describe, expect, test } from 'vitest';
import { parseWatchlistsQuery } from './watchlists/watchlists.rules.ts';
import { parseSearchText } from './scheme-search/index.ts';
import { chartPath, narrowChartExit, addToWatchlistPath, wireParametersOf } from './scheme-address.ts';
import { statisticsRequestOf } from '../parts/scheme/statistics-request.ts';
import { serialiseParameters, parseStoredParameters, resolveSchemeParameters } from './scheme-parameters.ts';

const scheme = { isin: 'INF1', code: '100', name: 'Gilt & Bond 100% / Growth' };
const wire = wireParametersOf(scheme);
const other = { scheme_isin: 'INF2', scheme_code: '200', scheme_name: 'Other' };

describe('the scheme of a chart page', () => {
  test('comes from the address, or on a narrow screen from param_data, with the same request [DO-061]', () => {
    const byRoute = resolveSchemeParameters({ route: wire, storedText: null });
    const byState = resolveSchemeParameters({
      navigation: narrowChartExit(scheme).state?.['param_data'],
      storedText: null,
    });
    expect([byRoute, byState]).toEqual([scheme, scheme]);
    expect([byRoute, byState].map((found) => found && statisticsRequestOf(found))).toEqual([
      { param_isin: 'INF1', param_scheme_code: '100', param_scheme_name: 'Gilt & Bond 100% / Growth' },
      { param_isin: 'INF1', param_scheme_code: '100', param_scheme_name: 'Gilt & Bond 100% / Growth' },
    ]);
  });

  test('comes from the storage when neither has one', () => {
    expect(
      resolveSchemeParameters({ route: {}, navigation: undefined, storedText: serialiseParameters(scheme) }),
    ).toEqual(scheme);
    expect(JSON.parse(serialiseParameters(scheme))).toEqual({
      scheme_name: 'Gilt & Bond 100% / Growth',
      scheme_isin: 'INF1',
      scheme_code: '100',
    });
  });

  test('comes from the address when another one is stored', () => {
    expect(resolveSchemeParameters({ route: wire, navigation: other, storedText: JSON.stringify(other) })).toEqual(
      scheme,
    );
    expect(resolveSchemeParameters({ navigation: wire, storedText: JSON.stringify(other) })).toEqual(scheme);
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '7',
    '{"scheme_isin":"A"}',
    '{"scheme_isin":1,"scheme_code":"2","scheme_name":"3"}',
    '{"scheme_isin":"","scheme_code":"","scheme_name":"x"}',
  ])('%j is no scheme', (storedText) => {
    expect(parseStoredParameters(storedText)).toBeNull();
    expect(resolveSchemeParameters({ navigation: storedText, storedText })).toBeNull();
  });
});

test('an address represents an empty part', () => {
  const nameless = { isin: '', code: '100', name: 'A' };
  expect(chartPath(nameless)).toBe('/charts/-/100/A');
  expect(
    resolveSchemeParameters({ route: { scheme_isin: '-', scheme_code: '100', scheme_name: 'A' }, storedText: null }),
  ).toEqual(nameless);
});

test('a new watchlist for a scheme searches for its ISIN, or for its code without an ISIN', () => {
  const query = (isin: string) => addToWatchlistPath({ isin, code: '10&0', name: 'A' }).replace('/schemeWatchList', '');
  expect(parseWatchlistsQuery(query('INF1')).isAdding).toBe(true);
  expect([parseSearchText(query('INF1')), parseSearchText(query(''))]).toEqual(['INF1', '10&0']);
});
