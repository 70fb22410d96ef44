import { describe, expect, test } from 'vitest';
import { epochDayOf } from '../../catalogue/nav/working-days.ts';
import { parseNavHistory } from './nav-history.ts';

const historyJson = (data: unknown): string =>
  JSON.stringify({ meta: { scheme_code: 120503 }, data, status: 'SUCCESS' });

describe('a NAV history', () => {
  test('is reversed, and zero, missing and unreadable NAVs are counted and left out', () => {
    const data = [
      { date: '09-04-2013', nav: '12.10000' },
      { date: '08-04-2013', nav: '12.00000' },
      { date: '07-04-2013', nav: '0.00000' },
      { date: '06-04-2013' },
      { date: '32-04-2013', nav: '11' },
      { date: '05-04-2013', nav: 'N.A.' },
      { date: '04-04-2013', nav: '11.90000' },
    ];
    expect(parseNavHistory(historyJson(data), 'x.json')).toEqual({
      code: '120503',
      points: [
        [epochDayOf('2013-04-04'), 11.9],
        [epochDayOf('2013-04-08'), 12],
        [epochDayOf('2013-04-09'), 12.1],
      ],
      leftOut: 4,
    });
  });

  test('has the first of two NAVs of a day', () => {
    const data = [
      { date: '09-04-2013', nav: '12.2' },
      { date: '09-04-2013', nav: '12.1' },
    ];
    expect(parseNavHistory(historyJson(data), 'x.json').points).toEqual([[epochDayOf('2013-04-09'), 12.2]]);
  });

  test.each([
    ['{"meta":', 'x.json is not readable JSON'],
    ['{}', 'x.json is no NAV history'],
    ['[]', 'x.json is no NAV history'],
    ['{"meta":{"scheme_code":1},"data":{}}', 'x.json is no NAV history'],
  ])('with the text %s is refused with its name', (content, message) => {
    expect(() => parseNavHistory(content, 'x.json')).toThrow(message);
  });
});
