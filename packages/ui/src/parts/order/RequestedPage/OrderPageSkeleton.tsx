import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';

/** Skeleton of the pages that place and pay an order. */
export const OrderPageSkeleton = () => (
  <Page width="form">
    <Stack gap={24}>
      <Loading />
      <Skeleton width="min(80%, 16rem)" height="2rem" />
      <Card as="div">
        <Stack gap={24}>
          <Stack gap={8}>
            <Skeleton width="90%" height="1.5rem" />
            <Skeleton width="8rem" height="2.5rem" />
          </Stack>
          <Skeleton height="4rem" />
          <Skeleton height="8rem" />
        </Stack>
      </Card>
    </Stack>
  </Page>
);
