import { ImportRefusal } from './import-refusal.ts';

/** Layouts of AMFI's NAVAll.txt, distinguished by their header; two of them have eight columns. */
export type AmfiLayout = 'planAndOption' | 'repurchaseAndSale' | 'plain';

const beginning = ['Scheme Code', 'ISIN Div Payout/ ISIN Growth', 'ISIN Div Reinvestment', 'Scheme Name'];

const headers: Readonly<Record<AmfiLayout, readonly string[]>> = {
  planAndOption: [...beginning, 'Plan', 'Option', 'Net Asset Value', 'Date'],
  repurchaseAndSale: [...beginning, 'Net Asset Value', 'Repurchase Price', 'Sale Price', 'Date'],
  plain: [...beginning, 'Net Asset Value', 'Date'],
};

/** Positions of the relevant columns; -1 for a missing column. */
export interface AmfiColumns {
  readonly layout: AmfiLayout;
  readonly count: number;
  readonly plan: number;
  readonly option: number;
  readonly nav: number;
  readonly date: number;
}

const normaliseSpaces = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

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
 * Parses the first line of a file.
 * @throws ImportRefusal when it is no header of AMFI, for example because a mirror stored an error page
 */
export const parseHeader = (header: string): AmfiColumns => {
  const layouts: readonly AmfiLayout[] = ['planAndOption', 'repurchaseAndSale', 'plain'];
  const layout = layouts.find((name) => normaliseSpaces(headers[name].join(';')) === normaliseSpaces(header));
  if (layout) return columnsOf(layout);
  if (/^\s*</.test(header)) throw new ImportRefusal('This is a web page, not AMFI’s NAV file.');
  throw new ImportRefusal(`This is not AMFI’s NAV file: its first line is “${header.trim().slice(0, 60)}”.`);
};
