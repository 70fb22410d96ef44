import { kycStepRouteOf } from '@folioflow/flows';
import { kycProgress as words } from '@folioflow/flows/words/kyc-progress';
import type { ReactNode } from 'react';
import { formatKycProgress, kycStepLabel } from '../../../parts/stage/KycBanner/format-kyc-progress.ts';
import type { KycCheck } from '../../../parts/stage/KycBanner/kyc-check.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { InvestmentStart } from './InvestmentStart.tsx';
import { PortfolioLoading } from './PortfolioLoading.tsx';

interface EmptyPortfolioProps {
  kyc: KycCheck;
}

/** The start of investing, or the next step of a KYC that is not approved yet (OM-186). */
export function EmptyPortfolio({ kyc }: EmptyPortfolioProps) {
  if (kyc.progress === 'checking') return <PortfolioLoading />;
  return <Card as="div">{renderContent(kyc)}</Card>;
}

function renderContent({ progress, onRetry }: KycCheck): ReactNode {
  if (typeof progress === 'string')
    return (
      <EmptyState
        title={words['empty.unchecked']}
        drawing={<EmptyStatementDrawing />}
        action={<Button onClick={onRetry}>{words['empty.retry']}</Button>}
      >
        {words['empty.unchecked.explain']}
      </EmptyState>
    );
  if (progress.kind === 'approved') return <InvestmentStart />;
  return (
    <EmptyState
      title={formatKycProgress(progress)}
      drawing={<EmptyStatementDrawing />}
      action={<LinkButton to={`/${kycStepRouteOf(progress)}`}>{kycStepLabel(progress)}</LinkButton>}
    >
      {words['empty.explain']}
    </EmptyState>
  );
}
