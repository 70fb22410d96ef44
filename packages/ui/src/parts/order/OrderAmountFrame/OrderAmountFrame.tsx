import type { DisplayedAmount } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';

const Scheme = styled.div`
  overflow-wrap: anywhere;

  > p {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

interface OrderAmountFrameProps {
  title: string;
  lead: string;
  step: string;
  schemeName: string;
  /** Label of the worth of the order. */
  worthLabel: string;
  worth: DisplayedAmount;
  children: ReactNode;
}

/** A page that moves money into or out of one order: the order and its worth. */
export const OrderAmountFrame = (shown: OrderAmountFrameProps) => (
  <Page width="form">
    <Stack gap={24}>
      <PageHeading lead={shown.lead} step={shown.step}>
        {shown.title}
      </PageHeading>
      <Card as="div">
        <Stack gap={24}>
          <Scheme>
            <h2 lang="en" translate="no">
              {shown.schemeName}
            </h2>
            <p>
              <span>{shown.worthLabel}</span> <Money value={shown.worth} />
            </p>
          </Scheme>
          {shown.children}
        </Stack>
      </Card>
    </Stack>
  </Page>
);
