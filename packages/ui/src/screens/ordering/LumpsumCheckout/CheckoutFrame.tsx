import type { CheckoutStep, OrderSummary as Summary } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AsideColumns } from '../../../parts/AsideColumns/AsideColumns.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { Page } from '../../../shell/Page.tsx';
import { OrderSummary } from './OrderSummary.tsx';

/** The summary first: on a phone it stands above the steps. */
const Columns = styled(AsideColumns)`
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;

    > aside {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const steps = (['nominee', 'review', 'code'] as const).map((id) => ({ id, label: ordering[`steps.${id}`] }));

interface CheckoutFrameProps {
  step: CheckoutStep;
  summary: Summary;
  children: ReactNode;
}

/** Heading, steps and summary stand still while the steps change. */
export function CheckoutFrame({ step, summary, children }: CheckoutFrameProps) {
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={ordering[`lead.${step}`]} step={step === 'code' ? 'code' : 'choice'}>
          {ordering['lumpsum.title']}
        </PageHeading>
        <Columns>
          <OrderSummary summary={summary} />
          <Stack gap={24}>
            <Stepper label={ordering['steps.label']} steps={steps} current={step} />
            <Card as="div">{children}</Card>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
