import { styled } from 'styled-components';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { SchemeMark } from '../../scheme/SchemeMark/SchemeMark.tsx';

/* One line on a phone, which stays below the header; on a wide screen the amount is below the name. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) fit-content(45%);
  align-items: center;
  gap: var(--space-4) var(--space-12);
  color: var(--muted);
  font-size: var(--type-12);
  line-height: 1.35;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > div:last-child {
    text-align: end;
  }

  > [data-name] > strong {
    display: block;
    color: var(--ink);
    font-size: var(--type-16);
    font-weight: var(--weight-label);
    line-height: 1.25;
  }

  > div:last-child > span {
    display: block;
    font-size: var(--type-18);
    font-weight: var(--weight-heading);
    line-height: 1.2;
  }

  &[data-wide] {
    grid-template-columns: auto minmax(0, 1fr);

    > div:last-child {
      grid-column: 1 / -1;
      font-size: var(--type-16);
      text-align: start;
    }

    > div:last-child > span {
      display: inline;
      margin-inline-end: var(--space-8);
      font-size: var(--type-28);
    }
  }
`;

export interface OrderedSchemeProps {
  /** Name of the scheme, or of its fund with plan and option below it. */
  name: string;
  detail: string;
  /** Name of the fund house, for its mark; '' if it is unknown. */
  house: string;
  /** Rupees. */
  amount: string;
  /** The rhythm of the amount, such as monthly. */
  rhythm: string;
  isWide: boolean;
}

/** The ordered scheme and its amount. */
export const OrderedScheme = ({ name, detail, house, amount, rhythm, isWide }: OrderedSchemeProps) => (
  <Frame data-wide={isWide || undefined}>
    <SchemeMark name={house === '' ? name : house} size={isWide ? 2.5 : 2.25} />
    <div data-name>
      <strong lang="en" translate="no">
        {name}
      </strong>
      {detail}
    </div>
    <div>
      <Money value={amount} /> {rhythm}
    </div>
  </Frame>
);
