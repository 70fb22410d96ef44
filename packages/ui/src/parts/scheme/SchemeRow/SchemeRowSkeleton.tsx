import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Body, Face, Line } from './scheme-row-look.ts';

/** Placeholder of a row in its size. */
export const SchemeRowSkeleton = () => (
  <Face as="div" aria-hidden>
    <Skeleton width="2.5rem" height="2.5rem" />
    <Body>
      <Skeleton width="80%" height="1.25rem" />
      <Line>
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton width="4rem" height="1.25rem" />
      </Line>
      <Line>
        <Skeleton width="5rem" height="1.375rem" />
        <Skeleton width="4rem" height="1.375rem" />
      </Line>
    </Body>
  </Face>
);
