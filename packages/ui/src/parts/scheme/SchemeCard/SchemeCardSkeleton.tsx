import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Face, Figures, Head } from './scheme-card-look.ts';

const skeletonRows = (count: number) =>
  Array.from({ length: count }, (_, row) => (
    <Skeleton key={row} width={row % 2 === 0 ? '100%' : '86%'} height="1.125rem" />
  ));

/** Placeholder of a card in its size. */
export function SchemeCardSkeleton() {
  return (
    <Face forwardedAs="div" aria-hidden>
      <Head>
        <Skeleton width="2.75rem" height="2.75rem" />
        <Skeleton width="70%" height="1.25rem" />
      </Head>
      <Row gap={8} justify="between">
        <Stack gap={4}>
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton width="6rem" height="1.25rem" />
        </Stack>
        <Skeleton width="5rem" height="2.75rem" />
      </Row>
      <Figures>
        <Stack gap={4}>{skeletonRows(6)}</Stack>
        <Stack gap={4}>{skeletonRows(4)}</Stack>
      </Figures>
    </Face>
  );
}
