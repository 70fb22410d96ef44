import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const StatusText = styled.p`
  color: var(--muted);
`;

/** The placeholder of two months with the loading text. */
export const PaymentsLoading = () => {
  const { i18n } = useLingui();
  return (
    <Stack gap={16}>
      <StatusText role="status">{i18n._('paymentCalendar.loading')}</StatusText>
      {['first', 'second'].map((place) => (
        <Card key={place} as="div">
          <Stack gap={16}>
            <Skeleton width="6rem" height="1.25rem" />
            <Row justify="between" gap={16}>
              <Skeleton width="min(60%, 20rem)" />
              <Skeleton width="4rem" />
            </Row>
            <Skeleton width="40%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
