import { useLingui } from '@lingui/react';
import type { RedemptionEstimateView, Remote, redemptionEstimateFlow, SaleKind } from '@folioflow/flows';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';

interface UnavailableEstimateProps extends Pick<Extract<RedemptionEstimateView, { screen: 'unavailable' }>, 'notice'> {
  remote: Remote<typeof redemptionEstimateFlow>;
  kind: SaleKind;
}

/** The purchases could not be fetched; the sale is possible all the same. */
export function UnavailableEstimate({ notice, remote, kind }: UnavailableEstimateProps) {
  const { i18n } = useLingui();
  return (
    <FailedPart
      text={i18n._('saleEstimate.unavailable')}
      notice={notice}
      explanation={i18n._(`saleEstimate.unavailable.${kind}`)}
      retry={i18n._('saleEstimate.retry')}
      onRetry={() => remote.send({ type: 'reload.requested' })}
    />
  );
}
