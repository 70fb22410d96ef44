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
      leftOut: 3,
      refused: [{ line: 5, code: '120503', name: 'x.json', reason: 'invalidDay', detail: '32-04-2013' }],
    });
  });

  test('refuses a day that does not exist, and has the true NAV of the day after the month', () => {
    const data = [
      { date: '31-02-2026', nav: '99' },
      { date: '03-03-2026', nav: '12.3' },
      { date: '29-02-2028', nav: '13' },
      { nav: '14' },
    ];
    const { points, leftOut, refused } = parseNavHistory(historyJson(data), 'x.json');
    expect(points).toEqual([
      [epochDayOf('2026-03-03'), 12.3],
      [epochDayOf('2028-02-29'), 13],
    ]);
    expect(leftOut).toBe(0);
    expect(refused.map(({ line, detail }) => [line, detail])).toEqual([
      [1, '31-02-2026'],
      [4, 'no day'],
    ]);
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
