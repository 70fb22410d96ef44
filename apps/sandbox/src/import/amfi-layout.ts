import { ImportRefusal } from './import-refusal.ts';

/** AMFI's three layouts of NAVAll.txt, told apart by their header; two of them have eight columns. */
export type AmfiLayout = 'planAndOption' | 'repurchaseAndSale' | 'plain';

const beginning = ['Scheme Code', 'ISIN Div Payout/ ISIN Growth', 'ISIN Div Reinvestment', 'Scheme Name'];

const headers: Readonly<Record<AmfiLayout, readonly string[]>> = {
  planAndOption: [...beginning, 'Plan', 'Option', 'Net Asset Value', 'Date'],
  repurchaseAndSale: [...beginning, 'Net Asset Value', 'Repurchase Price', 'Sale Price', 'Date'],
  plain: [...beginning, 'Net Asset Value', 'Date'],
};

/** Where the columns that matter stand; -1 for those a layout lacks. */
export interface AmfiColumns {
  readonly layout: AmfiLayout;
  readonly count: number;
  readonly plan: number;
  readonly option: number;
  readonly nav: number;
  readonly date: number;
}

const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const columnsOf = (layout: AmfiLayout): AmfiColumns => {
  const names = headers[layout];
  return {
    layout,
    count: names.length,
    plan: names.indexOf('Plan'),
    option: names.indexOf('Option'),
    nav: names.indexOf('Net Asset Value'),
    date: names.indexOf('Date'),
  };
};

/**
 * Reads the first line of a file.
 * @throws ImportRefusal when it is no header of AMFI, for example because a mirror stored an error page
 */
export const layoutOf = (header: string): AmfiColumns => {
  const layouts: readonly AmfiLayout[] = ['planAndOption', 'repurchaseAndSale', 'plain'];
  const layout = layouts.find((name) => squeezed(headers[name].join(';')) === squeezed(header));
  if (layout) return columnsOf(layout);
  if (/^\s*</.test(header)) throw new ImportRefusal('This is a web page, not AMFI’s NAV file.');
  throw new ImportRefusal(`This is not AMFI’s NAV file: its first line is “${header.trim().slice(0, 60)}”.`);
};
