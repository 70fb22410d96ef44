import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { formatThousandths } from '../../../format/index.ts';
import type { PlannedSale, SaleBasis, SaleReview } from '@folioflow/flows';
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

function loadText(i18n: I18n, estimate: SaleReview['estimate']): string {
  if (isLoadUnknown(estimate)) return i18n._('saleEstimate.load.unknown');
  return estimate.loadPaise === 0 ? i18n._('saleEstimate.load.none') : formatPaiseInRupees(-estimate.loadPaise);
}

function arrivalPairs(i18n: I18n, arrivingPaise: number, { account, creditDay, kind }: ShownSale): DataPair[] {
  return [
    {
      term: i18n._(`saleEstimate.arriving.${kind}`),
      value: <strong>{formatPaiseInRupees(arrivingPaise)}</strong>,
      ...(account === null
        ? {}
        : {
            note: i18n._('saleEstimate.arriving.account', {
              bank: account.bankName,
              account: formatMaskedAccount(account.lastDigits),
            }),
          }),
    },
    ...(creditDay === null
      ? []
      : [{ term: i18n._('saleEstimate.arriving.day'), value: formatDayWithWeekday(i18n, creditDay) }]),
  ];
}

const chargePair = (term: string, paise: number, note?: string): DataPair[] =>
  paise === 0 ? [] : [{ term, value: formatPaiseInRupees(-paise), ...(note !== undefined && { note }) }];

/** The amount, its costs and what arrives. */
export function SaleReceipt({ holding, review, sale }: SaleReceiptProps) {
  const { i18n } = useLingui();
  const { estimate, stampDutyPaise, arrivingPaise } = review;
  const { amountPaise, loadPaise, units, sttPaise, profitPaise, missingUnits } = estimate;
  return (
    <Stack gap={8}>
      <MutedText>
        {i18n._(`saleEstimate.lead.${sale.kind}`, {
          day: formatDay(i18n, holding.navDay),
          nav: formatRupees(holding.nav, { decimals: 'asGiven' }),
          navDay: formatDay(i18n, sale.navDay),
        })}
      </MutedText>
      {sale.kind !== 'redemption' && <MutedText>{i18n._(`saleEstimate.later.${sale.kind}`)}</MutedText>}
      {missingUnits > 0 && <p>{i18n._('saleEstimate.missing', { units: formatThousandths(units) })}</p>}
      <DataList
        pairs={[
          {
            term: i18n._(`saleEstimate.sold.${sale.kind}`),
            value: formatPaiseInRupees(amountPaise),
            note: i18n._('saleEstimate.sold.units', { units: formatThousandths(units) }),
          },
          { term: i18n._('saleEstimate.load'), value: loadText(i18n, estimate) },
          ...chargePair(i18n._('saleEstimate.stt'), sttPaise, i18n._('saleEstimate.stt.note')),
          ...chargePair(i18n._('saleEstimate.stampDuty'), stampDutyPaise),
          ...arrivalPairs(i18n, arrivingPaise, sale),
          {
            term: i18n._('saleEstimate.profit'),
            value: formatRupees(profitPaise / 100, { sign: 'always' }),
            note: i18n._('saleEstimate.profit.note'),
          },
        ]}
      />
      {!isLoadUnknown(estimate) && loadPaise !== sale.feePaise && (
        <MutedText>{i18n._('saleEstimate.load.differs', { amount: formatPaiseInRupees(sale.feePaise) })}</MutedText>
      )}
    </Stack>
  );
}
