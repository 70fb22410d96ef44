import { useLingui } from '@lingui/react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

/** The placeholder of the headline. */
export const HoldingsLoading = () => {
  const { i18n } = useLingui();
  return (
    <Card as="div" aria-busy>
      <Loading label={i18n._('holdings.loading')} />
      <Stack gap={16}>
        <Skeleton width="8rem" />
        <Skeleton width="min(60%, 12rem)" height="1.75rem" />
        <Skeleton width="80%" height="2.5rem" />
      </Stack>
    </Card>
  );
};
