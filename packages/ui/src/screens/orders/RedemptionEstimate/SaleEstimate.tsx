import { useLingui } from '@lingui/react';
import {
  reviewSale,
  type RedemptionEstimateView,
  type Remote,
  type redemptionEstimateFlow,
  type SaleKind,
} from '@folioflow/flows';
import { useState } from 'react';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { Fold } from '../../../primitives/Fold/Fold.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { SaleReceipt, type ShownSale } from './SaleReceipt.tsx';
import { SaleTax } from './SaleTax.tsx';
import { SoldPurchases } from './SoldPurchases.tsx';
import { rulesText } from '../../../parts/order/TaxEstimate/estimate-text.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { WaitingList } from './WaitingList.tsx';

export interface SaleEstimateProps extends Pick<ShownSale, 'account'> {
  view: RedemptionEstimateView;
  remote: Remote<typeof redemptionEstimateFlow>;
  /** Selects the texts. */
  kind: SaleKind;
  /** Null while no amount can be sold. */
  sale: Omit<ShownSale, 'account' | 'kind'> | null;
}

/** A fold with the result of a sale: receipt, tax, savings of a later day, and its purchases. */
export function SaleEstimate({ view, remote, kind, sale, account }: SaleEstimateProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      // Content below would be moved by the fold: the footer is hidden until it is known.
      return <span hidden data-loading="" />;
    case 'notOffered':
      return null;
    case 'unavailable':
      return (
        <Fold label={i18n._(`saleEstimate.title.${kind}`)} startsOpen>
          <FailedPart
            text={i18n._('saleEstimate.unavailable')}
            notice={view.notice}
            explanation={i18n._(`saleEstimate.unavailable.${kind}`)}
            retry={i18n._('saleEstimate.retry')}
            onRetry={() => remote.send({ type: 'reload.requested' })}
          />
        </Fold>
      );
    case 'estimable':
      return (
        <Fold label={i18n._(`saleEstimate.title.${kind}`)}>
          {sale === null ? (
            <p>{i18n._(`saleEstimate.empty.${kind}`)}</p>
          ) : (
            <Estimate basis={view.basis} sale={{ ...sale, kind, account }} />
          )}
        </Fold>
      );
  }
}

interface EstimateProps extends Pick<Extract<RedemptionEstimateView, { screen: 'estimable' }>, 'basis'> {
  sale: ShownSale;
}

function Estimate({ basis, sale }: EstimateProps) {
  const { i18n } = useLingui();
  const [slabPercent, setSlabPercent] = useState<number | null>(null);
  const review = reviewSale(basis, { ...sale, slabPercent });
  if (review === null) return <p>{i18n._(`saleEstimate.empty.${sale.kind}`)}</p>;
  return (
    <Stack gap={24}>
      <SaleReceipt holding={basis.holding} review={review} sale={sale} />
      <SaleTax review={review} slabPercent={slabPercent} onSlabChange={setSlabPercent} />
      <WaitingList savings={review.savings} />
      <SoldPurchases lots={review.estimate.lots} />
      <MutedText>{rulesText(i18n, review)}</MutedText>
    </Stack>
  );
}
