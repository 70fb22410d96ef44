import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const StatusText = styled.p`
  color: var(--muted);
`;

/** The placeholder of the summary and its three cards with the loading text (OM-183). */
export function PortfolioLoading() {
  const { i18n } = useLingui();
  return (
    <Stack gap={16}>
      <StatusText role="status">{i18n._('orders.portfolio.loading')}</StatusText>
      <Card as="div">
        <Stack gap={16}>
          <Skeleton width="8rem" />
          <Skeleton width="min(70%, 16rem)" height="2.5rem" />
          <Skeleton width="60%" />
        </Stack>
      </Card>
      <Grid columns={3}>
        {['single', 'xsip', 'stp'].map((type) => (
          <Card key={type} as="div">
            <Stack gap={12}>
              <Skeleton width="5rem" height="1.25rem" />
              <Skeleton width="70%" height="1.75rem" />
              <Skeleton />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
