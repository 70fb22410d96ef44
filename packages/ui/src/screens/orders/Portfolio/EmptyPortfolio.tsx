import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { kycStepRouteOf } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  if (kyc.progress === 'checking') return <PortfolioLoading />;
  const step = renderStep(i18n, kyc);
  return (
    <Stack gap={16}>
      <Card as="div">
        <InvestmentStart />
      </Card>
      {step !== null && <Card>{step}</Card>}
    </Stack>
  );
}

function renderStep(i18n: I18n, { progress, onRetry }: KycCheck): ReactNode {
  if (typeof progress === 'string')
    return (
      <KycStep title={i18n._('kycProgress.unchecked')}>
        <Button variant="secondary" onClick={onRetry}>
          {i18n._('kycProgress.empty.retry')}
        </Button>
      </KycStep>
    );
  if (progress.kind === 'approved') return null;
  return (
    <KycStep title={formatKycProgress(i18n, progress)}>
      <LinkButton variant="secondary" to={`/${kycStepRouteOf(progress)}`}>
        {kycStepLabel(i18n, progress)}
      </LinkButton>
    </KycStep>
  );
}

const KycStep = ({ title, children }: { title: string; children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <Stack gap={12} align="start">
      <h2>{title}</h2>
      <p>{i18n._('kycProgress.empty.explain')}</p>
      <FocusFallback>{children}</FocusFallback>
    </Stack>
  );
};
