import { expect, test } from 'vitest';
import { compareLines, joinChanges } from './compare-lines.ts';

test('equal lines have no changes', () => {
  expect(compareLines(['Pay', 'Back'], ['Pay', 'Back'])).toEqual({ removed: [], added: [] });
});

test('changed lines are listed in reading order, and equal lines between them are not', () => {
  const before = ['Orders', 'Pay now', 'Back', 'Help', 'Imprint'];
  const after = ['Orders', 'Pay later', 'Back', 'Imprint', 'Terms'];
  expect(compareLines(before, after)).toEqual({ removed: ['Pay now', 'Help'], added: ['Pay later', 'Terms'] });
});

test('a moved line is removed and added', () => {
  expect(compareLines(['Total', 'Pay', 'Back'], ['Pay', 'Back', 'Total'])).toEqual({
    removed: ['Total'],
    added: ['Total'],
  });
});

test('a repeated line is removed as often as it is missing', () => {
  expect(compareLines(['Done', 'Done', 'Done'], ['Done'])).toEqual({ removed: ['Done', 'Done'], added: [] });
});

test('lists of thousands of different lines are listed as a whole', () => {
  const lines = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word} ${at}`);
  expect(compareLines(['Orders', ...lines('SIP')], ['Orders', ...lines('STP')])).toEqual({
    removed: lines('SIP'),
    added: lines('STP'),
  });
});

test('a change at both widths is listed once, and one at a single width too', () => {
  expect(
    joinChanges([
      { removed: ['Pay'], added: ['Pay now', 'Menu'] },
      { removed: ['Pay'], added: ['Pay now', 'Pay now'] },
    ]),
  ).toEqual({ removed: ['Pay'], added: ['Pay now', 'Menu', 'Pay now'] });
});
