import type { WorldMutant } from './mutant.ts';

const orders = 'apps/sandbox/src/orders';
const holdings = 'packages/flows/src/holdings';

/** Bugs of what lists, pages, statements and files say of a holding. */
export const holdingMutants: readonly WorldMutant[] = [
  {
    name: 'a list rounds each order of a holding alone',
    file: `${orders}/view/orders.ts`,
    find: 'place: placeOf(row)',
    replace: 'place: { unitsBefore: 0, value: 0 }',
  },
  {
    name: 'a statement rounds its order alone',
    file: `${orders}/statement/get-order-statement.ts`,
    find: 'place: placeOf(row)',
    replace: 'place: { unitsBefore: 0, value: 0 }',
  },
  {
    name: 'the page of a holding counts thousandths of a unit',
    file: `${holdings}/records.ts`,
    find: 'worthInPaise(units / 1000, nav);',
    replace: 'worthInPaise(Math.round(units) / 1000, nav);',
  },
  {
    name: 'the file of gains ignores the exit load',
    file: `${holdings}/records.ts`,
    find: "kind: 'sale', units, paise: paise - exitLoadPaise }",
    replace: "kind: 'sale', units, paise }",
  },
  {
    name: 'an estimate ignores the exit load of the second year',
    file: `${holdings}/redemption/estimate-redemption.ts`,
    find: 'slabs.find(({ upToDays }) => age <= upToDays)',
    replace: 'slabs.slice(0, 1).find(({ upToDays }) => age <= upToDays)',
  },
  {
    name: 'an estimate charges units that are free of an exit load',
    file: `${holdings}/redemption/estimate-redemption.ts`,
    find: 'age <= upToDays)?.percent ?? 0;',
    replace: 'age <= upToDays)?.percent ?? slabs.at(-1)?.percent ?? 0;',
  },
];
