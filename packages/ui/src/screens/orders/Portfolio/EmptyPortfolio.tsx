import { kycStepRouteOf } from '@folioflow/flows';
import { kycProgress as words } from '@folioflow/flows/words/kyc-progress';
import type { ReactNode } from 'react';
import { formatKycProgress, kycStepLabel } from '../../../parts/stage/KycBanner/format-kyc-progress.ts';
import type { KycCheck } from '../../../parts/stage/KycBanner/kyc-check.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';
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
      {step !== null && <Card>{step}</Card>}
    </Stack>
  );
}

function renderStep({ progress, onRetry }: KycCheck): ReactNode {
  if (typeof progress === 'string')
    return (
      <KycStep title={words.unchecked}>
        <Button variant="secondary" onClick={onRetry}>
          {words['empty.retry']}
        </Button>
      </KycStep>
    );
  if (progress.kind === 'approved') return null;
  return (
    <KycStep title={formatKycProgress(progress)}>
      <LinkButton variant="secondary" to={`/${kycStepRouteOf(progress)}`}>
        {kycStepLabel(progress)}
      </LinkButton>
    </KycStep>
  );
}

const KycStep = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={12} align="start">
    <h2>{title}</h2>
    <p>{words['empty.explain']}</p>
    <FocusFallback>{children}</FocusFallback>
  </Stack>
);
