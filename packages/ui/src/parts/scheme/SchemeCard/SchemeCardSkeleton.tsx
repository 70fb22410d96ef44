import { styled } from 'styled-components';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Control, Face, Figures, Head } from './scheme-card-look.ts';

const skeletonRows = (count: number) =>
  Array.from({ length: count }, (_, row) => (
    <Skeleton key={row} width={row % 2 === 0 ? '100%' : '86%'} height="1.125rem" />
  ));

/* Folded on a narrow screen, as in the card. */
const WideFigures = styled(Figures)`
  @media (max-width: 30rem) {
    display: none;
  }
`;

const NarrowControl = styled(Control)`
  min-height: var(--control);

  @media not (max-width: 30rem) {
    display: none;
  }
`;

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
      <WideFigures>
        <Stack gap={4}>{skeletonRows(7)}</Stack>
        <Stack gap={4}>{skeletonRows(5)}</Stack>
      </WideFigures>
      <NarrowControl />
    </Face>
  );
}
