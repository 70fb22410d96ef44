import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AsideColumns } from '../../page/AsideColumns/AsideColumns.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Stepper, type StepperStep } from '../../../primitives/Stepper/Stepper.tsx';
import { Page } from '../../../shell/Page.tsx';

/** The summary is first, so that it is above the steps on a phone. */
const Columns = styled(AsideColumns)`
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;

    > aside {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

interface CheckoutFrameProps {
  title: string;
  lead: string;
  /** A change moves the focus to the title. */
  place: string;
  steps: readonly StepperStep[];
  current: string;
  summary: ReactNode;
  children: ReactNode;
}

/** Heading, steps and summary of a checkout; they do not move when the step changes. */
export function CheckoutFrame({ title, lead, place, steps, current, summary, children }: CheckoutFrameProps) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={lead} step={place}>
          {title}
        </PageHeading>
        <Columns>
          {summary}
          <Stack gap={24}>
            <Stepper label={i18n._('checkout.steps.label')} steps={steps} current={current} />
            <Card as="div">{children}</Card>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
