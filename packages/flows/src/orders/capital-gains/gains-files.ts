import { csvFigure, writeCsv, type CsvCell } from '@folioflow/api/contract';
import { GRANDFATHERING_DAY } from '../../holdings/tax/gain-rules.ts';
import { valueInPaise } from '../../holdings/records.ts';
import type { RealisedGain } from '../../holdings/tax/year-gains.ts';

const rupees = (paise: number): CsvCell => csvFigure(paise / 100, 2);
const units = (thousandths: number): CsvCell => csvFigure(thousandths / 1000, Number.isInteger(thousandths) ? 3 : 6);
const perUnit = (paise: number, thousandths: number): CsvCell =>
  csvFigure(thousandths === 0 ? 0 : (paise * 10) / thousandths, 4);
const NO_FIGURE: CsvCell = '';

/** Day as in the forms of the tax department: 31/01/2018. */
const dayText = (day: string): string => day.split('-').reverse().join('/');

/** Texts of the file of sales. */
export interface SalesFileWords {
  /** Names of the twelve columns. */
  readonly head: readonly string[];
  readonly long: string;
  readonly short: string;
  readonly unknown: string;
}

function saleRow(sale: RealisedGain, words: SalesFileWords): readonly CsvCell[] {
  const { capitalGain } = sale;
  return [
    sale.schemeName,
    sale.isin,
    sale.folio,
    dayText(sale.boughtOn),
    dayText(sale.soldOn),
    units(sale.units),
    rupees(sale.proceedsPaise),
    rupees(sale.costPaise),
    ...(capitalGain === null
      ? [NO_FIGURE, NO_FIGURE, words.unknown, '']
      : [
          rupees(capitalGain.costPaise),
          rupees(capitalGain.gainPaise),
          words[capitalGain.term],
          capitalGain.tax.section,
        ]),
  ];
}

/**
 * Writes all sales of a year by purchase as CSV. Columns: scheme, ISIN, folio, day of purchase, day of sale, units, sale
 * value after exit load, cost of purchase, deducted cost, gain, term, section.
 */
export const writeSalesFile = (realised: readonly RealisedGain[], words: SalesFileWords): string =>
  writeCsv([words.head, ...realised.map((sale) => saleRow(sale, words))]);

/** Columns of the CSV template of Schedule 112A of ITR-2, by their numbers in the form. */
const SCHEDULE_HEAD: readonly CsvCell[] = [
  'Share/Unit Acquired(1a)',
  'ISIN Code(2)',
  'Name of the Share/Unit(3)',
  'No. of Shares/Units(4)',
  'Sale-price per Share/Unit(5)',
  'Full Value of Consideration(6)',
  'Cost of acquisition without indexation(7)',
  'Cost of acquisition(8)',
  'If the long term capital asset was acquired before 01.02.2018(9)',
  'Fair Market Value per share/unit as on 31st January 2018(10)',
  'Total Fair Market Value of capital asset(11)',
  'Expenditure wholly and exclusively in connection with transfer(12)',
  'Total deductions(13)',
  'Balance(14)',
];

/** The schedule has the long-term gains of equity-oriented schemes only. */
export const isInSchedule = ({ capitalGain }: RealisedGain): boolean =>
  capitalGain?.term === 'long' && capitalGain.rule.fundClass === 'equityOriented';

function scheduleRow(sale: RealisedGain): readonly CsvCell[] {
  const deductedPaise = sale.capitalGain?.costPaise ?? sale.costPaise;
  const isOld = sale.boughtOn <= GRANDFATHERING_DAY;
  const fairPaise = isOld && sale.grandfatheredNav !== null ? valueInPaise(sale.units, sale.grandfatheredNav) : 0;
  return [
    isOld ? 'BE' : 'AE',
    sale.isin,
    sale.schemeName,
    units(sale.units),
    perUnit(sale.proceedsPaise, sale.units),
    rupees(sale.proceedsPaise),
    rupees(deductedPaise),
    rupees(sale.costPaise),
    rupees(Math.min(sale.proceedsPaise, fairPaise)),
    csvFigure(isOld ? (sale.grandfatheredNav ?? 0) : 0, 4),
    rupees(fairPaise),
    rupees(0),
    rupees(deductedPaise),
    rupees(sale.proceedsPaise - deductedPaise),
  ];
}

/** Writes the long-term gains of equity-oriented schemes in the columns of Schedule 112A. */
export const writeScheduleFile = (realised: readonly RealisedGain[]): string =>
  writeCsv([SCHEDULE_HEAD, ...realised.filter(isInSchedule).map(scheduleRow)]);
