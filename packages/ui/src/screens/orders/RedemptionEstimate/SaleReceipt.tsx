import { formatThousandths } from '../../../format/index.ts';
import { formatMessage, type PlannedSale, type SaleBasis, type SaleReview } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
import { formatDay } from '../../../format/day.ts';
import { formatMaskedAccount } from '../../../format/masked.ts';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';

/** A sale and its payout. Amounts are in paise. */
export interface ShownSale extends Omit<PlannedSale, 'slabPercent'> {
  /** Exit load by the terms of the order. */
  readonly feePaise: number;
  /** Day on which the money is in the account at the latest; null if unknown. */
  readonly creditDay: string | null;
  /** Null if unknown, or if the money is not paid out. */
  readonly account: { readonly bankName: string; readonly lastDigits: string } | null;
}

interface SaleReceiptProps {
  holding: SaleBasis['holding'];
  review: Pick<SaleReview, 'estimate' | 'stampDutyPaise' | 'arrivingPaise'>;
  sale: ShownSale;
}

const isLoadUnknown = ({ lots }: SaleReview['estimate']): boolean =>
  lots.some(({ loadPercent }) => loadPercent === null);

function loadText(estimate: SaleReview['estimate']): string {
  if (isLoadUnknown(estimate)) return words['load.unknown'];
  return estimate.loadPaise === 0 ? words['load.none'] : formatPaiseInRupees(-estimate.loadPaise);
}

function arrivalPairs(arrivingPaise: number, { account, creditDay, kind }: ShownSale): DataPair[] {
  return [
    {
      term: words[`arriving.${kind}`],
      value: <strong>{formatPaiseInRupees(arrivingPaise)}</strong>,
      ...(account === null
        ? {}
        : {
            note: formatMessage(words['arriving.account'], {
              bank: account.bankName,
              account: formatMaskedAccount(account.lastDigits),
            }),
          }),
    },
    ...(creditDay === null ? [] : [{ term: words['arriving.day'], value: formatDayWithWeekday(creditDay) }]),
  ];
}

const chargePair = (term: string, paise: number, note?: string): DataPair[] =>
  paise === 0 ? [] : [{ term, value: formatPaiseInRupees(-paise), ...(note !== undefined && { note }) }];

/** The amount, its costs and what arrives. */
export function SaleReceipt({ holding, review, sale }: SaleReceiptProps) {
  const { estimate, stampDutyPaise, arrivingPaise } = review;
  const { amountPaise, loadPaise, units, sttPaise, profitPaise, missingUnits } = estimate;
  return (
    <Stack gap={8}>
      <MutedText>
        {formatMessage(words[`lead.${sale.kind}`], {
          day: formatDay(holding.navDay),
          nav: formatRupees(holding.nav, { decimals: 'asGiven' }),
          navDay: formatDay(sale.navDay),
        })}
      </MutedText>
      {sale.kind !== 'redemption' && <MutedText>{words[`later.${sale.kind}`]}</MutedText>}
      {missingUnits > 0 && <p>{formatMessage(words.missing, { units: formatThousandths(units) })}</p>}
      <DataList
        pairs={[
          {
            term: words[`sold.${sale.kind}`],
            value: formatPaiseInRupees(amountPaise),
            note: formatMessage(words['sold.units'], { units: formatThousandths(units) }),
          },
          { term: words.load, value: loadText(estimate) },
          ...chargePair(words.stt, sttPaise, words['stt.note']),
          ...chargePair(words.stampDuty, stampDutyPaise),
          ...arrivalPairs(arrivingPaise, sale),
          {
            term: words.profit,
            value: formatRupees(profitPaise / 100, { sign: 'always' }),
            note: words['profit.note'],
          },
        ]}
      />
      {!isLoadUnknown(estimate) && loadPaise !== sale.feePaise && (
        <MutedText>{formatMessage(words['load.differs'], { amount: formatPaiseInRupees(sale.feePaise) })}</MutedText>
      )}
    </Stack>
  );
}
