import { describe, expect, test } from 'vitest';
import { modeIn } from './watchlists/watchlists.rules.ts';
import { soughtIn } from './scheme-search/index.ts';
import { chartPath, narrowChartExit, watchPath, wireParametersOf } from './scheme-address.ts';
import { keepParameters, readKeptParameters, schemeParametersOf, statisticsRequestOf } from './scheme-parameters.ts';

const scheme = { isin: 'INF1', code: '100', name: 'Gilt & Bond 100% / Growth' };
const wire = wireParametersOf(scheme);
const other = { scheme_isin: 'INF2', scheme_code: '200', scheme_name: 'Other' };

describe('the scheme of a chart page', () => {
  test('comes from the address, or on a narrow screen from param_data, with the same request [DO-061]', () => {
    const byRoute = schemeParametersOf({ route: wire, kept: null });
    const byState = schemeParametersOf({ navigation: narrowChartExit(scheme).state?.['param_data'], kept: null });
    expect([byRoute, byState]).toEqual([scheme, scheme]);
    expect([byRoute, byState].map((found) => found && statisticsRequestOf(found))).toEqual([
      { param_isin: 'INF1', param_scheme_code: '100', param_scheme_name: 'Gilt & Bond 100% / Growth' },
      { param_isin: 'INF1', param_scheme_code: '100', param_scheme_name: 'Gilt & Bond 100% / Growth' },
    ]);
  });

  test('is what was kept when neither says one', () => {
    expect(schemeParametersOf({ route: {}, navigation: undefined, kept: keepParameters(scheme) })).toEqual(scheme);
    expect(JSON.parse(keepParameters(scheme))).toEqual({
      scheme_name: 'Gilt & Bond 100% / Growth',
      scheme_isin: 'INF1',
      scheme_code: '100',
    });
  });

  test('is the one of the address when another was kept', () => {
    expect(schemeParametersOf({ route: wire, navigation: other, kept: JSON.stringify(other) })).toEqual(scheme);
    expect(schemeParametersOf({ navigation: wire, kept: JSON.stringify(other) })).toEqual(scheme);
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
  ])('%j names none', (kept) => {
    expect(readKeptParameters(kept)).toBeNull();
    expect(schemeParametersOf({ navigation: kept, kept })).toBeNull();
  });
});

test('an address keeps an empty part readable', () => {
  const nameless = { isin: '', code: '100', name: 'A' };
  expect(chartPath(nameless)).toBe('/charts/-/100/A');
  expect(schemeParametersOf({ route: { scheme_isin: '-', scheme_code: '100', scheme_name: 'A' }, kept: null })).toEqual(
    nameless,
  );
});

test('a new watchlist that begins with a scheme looks for it by its ISIN, or by its code where it has none', () => {
  const query = (isin: string) => watchPath({ isin, code: '10&0', name: 'A' }).replace('/schemeWatchList', '');
  expect(modeIn(query('INF1')).isAdding).toBe(true);
  expect([soughtIn(query('INF1')), soughtIn(query(''))]).toEqual(['INF1', '10&0']);
});
