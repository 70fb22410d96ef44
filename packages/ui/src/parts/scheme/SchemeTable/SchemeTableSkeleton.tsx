import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const Frame = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  > div {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) 50%;
    gap: var(--space-16);
    align-items: center;
    height: 4.75rem;
    padding-inline: var(--space-16);
    border-top: 1px solid var(--line);
  }

  > div:first-child {
    height: 4.5rem;
    border-top: 0;
    background: var(--sunken);
  }
`;

/** Placeholder of the table, row by row in its size. */
export function SchemeTableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Frame aria-hidden>
      <div />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <Skeleton width="2rem" height="2rem" shape="circle" />
          <Skeleton width={row % 2 === 0 ? '80%' : '64%'} height="1.25rem" />
          <Skeleton height="1.25rem" />
        </div>
      ))}
    </Frame>
  );
}
