import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Figures in up to three columns on a phone, and on a desktop in lines where there is a place beside them. */
export const FactColumns = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);

  dt,
  small {
    color: var(--muted);
    font-size: var(--type-12);
    line-height: 1rem;
  }

  dd {
    max-width: 9.5rem;
    font-size: var(--type-14);
    line-height: 1.25rem;
  }

  dd > span:first-child {
    font-weight: var(--weight-heading);
  }

  small {
    display: block;
  }

  @media (min-width: 64rem) {
    &[data-lines] {
      flex-direction: column;
      gap: 0;
    }

    &[data-lines] > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-12);
      min-height: 1.75rem;
    }

    &[data-lines] dt {
      font-size: var(--type-14);
    }

    &[data-lines] dd {
      max-width: none;
      font-size: var(--type-16);
      text-align: end;
    }

    &[data-lines] small {
      display: inline;
      font-size: var(--type-14);
    }
  }
`;

interface FactProps {
  term: string;
  /** Small, below the figure. */
  detail?: ReactNode;
  children: ReactNode;
}

export const Fact = ({ term, detail, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {children}
      {detail !== undefined && (
        <>
          {' '}
          <small>{detail}</small>
        </>
      )}
    </dd>
  </div>
);
