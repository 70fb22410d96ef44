import { kycStepRouteOf } from '@folioflow/flows';
import { kycProgress as words } from '@folioflow/flows/words/kyc-progress';
import type { ReactNode } from 'react';
import { formatKycProgress, kycStepLabel } from '../../../parts/stage/KycBanner/format-kyc-progress.ts';
import type { KycCheck } from '../../../parts/stage/KycBanner/kyc-check.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { InvestmentStart } from './InvestmentStart.tsx';
import { PortfolioLoading } from './PortfolioLoading.tsx';

interface EmptyPortfolioProps {
  kyc: KycCheck;
}

/** The start of investing (OM-186), and below it the next step of a KYC that is not approved yet. */
export function EmptyPortfolio({ kyc }: EmptyPortfolioProps) {
  if (kyc.progress === 'checking') return <PortfolioLoading />;
  const step = renderStep(kyc);
  return (
    <Stack gap={16}>
      <Card as="div">
        <InvestmentStart />
      </Card>
      {step !== null && <Card as="div">{step}</Card>}
    </Stack>
  );
}

function renderStep({ progress, onRetry }: KycCheck): ReactNode {
  if (typeof progress === 'string')
    return (
      <EmptyState
        title={words.unchecked}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {words['empty.retry']}
          </Button>
        }
      >
        {words['empty.explain']}
      </EmptyState>
    );
  if (progress.kind === 'approved') return null;
  return (
    <EmptyState
      title={formatKycProgress(progress)}
      action={
        <LinkButton variant="secondary" to={`/${kycStepRouteOf(progress)}`}>
          {kycStepLabel(progress)}
        </LinkButton>
      }
    >
      {words['empty.explain']}
    </EmptyState>
  );
}
