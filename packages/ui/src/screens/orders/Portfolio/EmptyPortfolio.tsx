import { kycStepRouteOf } from '@folioflow/flows';
import { kycProgress as words } from '@folioflow/flows/words/kyc-progress';
import { orders } from '@folioflow/flows/words/orders';
import { formatKycProgress, kycStepLabel } from '../../../parts/stage/KycBanner/format-kyc-progress.ts';
import type { KycCheck } from '../../../parts/stage/KycBanner/kyc-check.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

/** The start of investing, or the next step of a KYC that is not approved yet (OM-186). */
export function EmptyPortfolio({ kyc }: { kyc: KycCheck | undefined }) {
  const drawing = <EmptyStatementDrawing />;
  if (kyc === undefined || (typeof kyc.progress === 'object' && kyc.progress.kind === 'approved'))
    return (
      <EmptyState
        title={orders['portfolio.empty']}
        drawing={drawing}
        action={<LinkButton to="/schemeList">{orders['portfolio.empty.start']}</LinkButton>}
      >
        {orders['portfolio.empty.explain']}
      </EmptyState>
    );
  if (typeof kyc.progress === 'string')
    return (
      <EmptyState
        title={words['empty.unchecked']}
        drawing={drawing}
        action={<Button onClick={kyc.onRetry}>{words['empty.retry']}</Button>}
      >
        {words['empty.unchecked.explain']}
      </EmptyState>
    );
  return (
    <EmptyState
      title={formatKycProgress(kyc.progress)}
      drawing={drawing}
      action={<LinkButton to={`/${kycStepRouteOf(kyc.progress)}`}>{kycStepLabel(kyc.progress)}</LinkButton>}
    >
      {words['empty.explain']}
    </EmptyState>
  );
}
