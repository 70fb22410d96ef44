import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { SaleBasis, SaleReview } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { formatThousandths } from '../../../format/index.ts';
import { rulesText } from '../../../parts/order/TaxEstimate/estimate-text.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { Fold } from '../../../primitives/Fold/Fold.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { isLoadUnknown } from './SaleReceipt.tsx';
import { SaleTax, type SaleTaxProps } from './SaleTax.tsx';
import { SoldPurchases } from './SoldPurchases.tsx';
import { WaitingList } from './WaitingList.tsx';

/* The last line of the panel, which opens what it sums up. */
const TaxLine = styled.div`
  border-top: 1px solid var(--line);

  > details {
    border: 0;
    border-radius: 0;

    > summary {
      min-height: var(--control);
      padding-inline: 0;
      font-size: var(--type-14);
    }

    > div {
      padding-inline: 0;
    }
  }
`;

interface RedemptionTaxProps extends SaleTaxProps {
  holding: SaleBasis['holding'];
  navDay: string;
  /** Exit load by the terms of the order. */
  feePaise: number;
}

/** The only gain with its rate, or the tax of several. */
function summaryOf(i18n: I18n, { gains }: SaleReview): string {
  const [gain] = gains;
  return gain === undefined || gains.length > 1 || gain.percent === null
    ? i18n._('saleEstimate.tax.title')
    : i18n._(`saleEstimate.gain.summary.${gain.term}`, {
        amount: formatPaiseInRupees(gain.gainPaise),
        percent: gain.percent,
      });
}

const taxOf = (i18n: I18n, { taxPaise }: SaleReview): string =>
  taxPaise === null
    ? i18n._('saleEstimate.tax.slab')
    : i18n._('redemption.agree.about', { amount: formatPaiseInRupees(taxPaise) });

/** The tax of a redemption in one line; pressed, how it comes about, what waiting saves, and the sold purchases. */
export function RedemptionTax({ holding, navDay, feePaise, ...tax }: RedemptionTaxProps) {
  const { i18n } = useLingui();
  const { review } = tax;
  const { estimate, savings } = review;
  return (
    <TaxLine>
      <Fold label={summaryOf(i18n, review)} aside={<span>{taxOf(i18n, review)}</span>}>
        <Stack gap={24}>
          <MutedText>
            {i18n._('saleEstimate.lead.redemption', {
              day: formatDay(i18n, holding.navDay),
              nav: formatRupees(holding.nav, { decimals: 'asGiven' }),
              navDay: formatDay(i18n, navDay),
            })}
          </MutedText>
          {estimate.missingUnits > 0 && (
            <p>{i18n._('saleEstimate.missing', { units: formatThousandths(estimate.units) })}</p>
          )}
          {!isLoadUnknown(estimate) && estimate.loadPaise !== feePaise && (
            <MutedText>
              {i18n._('saleEstimate.load.differs', {
                amount: formatPaiseInRupees(feePaise),
                estimated: formatPaiseInRupees(estimate.loadPaise),
              })}
            </MutedText>
          )}
          <SaleTax {...tax} />
          <WaitingList savings={savings} />
          <SoldPurchases lots={estimate.lots} />
          <MutedText>{rulesText(i18n, review)}</MutedText>
        </Stack>
      </Fold>
    </TaxLine>
  );
}
