import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { CheckoutPanel } from './CheckoutPanel.ts';
import { CostFacts, type OrderCosts } from './CostFacts.tsx';
import { DatedSteps, type DatedStep } from './DatedSteps.tsx';
import { RiskLine } from './RiskLine.tsx';
import { useIsWide } from './use-is-wide.ts';

interface ReviewPanelsProps {
  /** One line for each settled choice. */
  choices: ReactNode;
  dates: readonly DatedStep[];
  costs: OrderCosts;
  /** Remarks about this order. */
  children?: ReactNode;
}

/** The order before its code: settled choices, dates and costs. On a wide screen risk and costs are beside them. */
export function ReviewPanels({ choices, dates, costs, children }: ReviewPanelsProps) {
  const { i18n } = useLingui();
  const isWide = useIsWide();
  const title = useId();
  return (
    <>
      <CheckoutPanel as="div" data-lines>
        {choices}
        {!isWide && <RiskLine risk={costs.facts.classification.risk} />}
      </CheckoutPanel>
      <CheckoutPanel aria-labelledby={title}>
        <h2 id={title}>{i18n._('checkout.when.title')}</h2>
        <DatedSteps of={dates} />
        {children}
      </CheckoutPanel>
      {!isWide && (
        <CheckoutPanel as="div">
          <CostFacts costs={costs} />
        </CheckoutPanel>
      )}
    </>
  );
}

/** Risk and costs beside the steps of a wide screen. */
export const CostAside = ({ costs }: { costs: OrderCosts }) => (
  <Stack gap={8}>
    <RiskLine risk={costs.facts.classification.risk} />
    <CostFacts costs={costs} />
  </Stack>
);
