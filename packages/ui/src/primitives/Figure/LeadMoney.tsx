import { styled } from 'styled-components';
import { formatRupees } from '../../format/money.ts';

const Figure = styled.p`
  color: var(--ink);
  font-size: min(var(--type-28), 9vw);
  font-weight: var(--weight-heading);
  line-height: var(--leading-heading);
  letter-spacing: -0.02em;
  font-feature-settings: 'case';
  white-space: nowrap;

  > small {
    color: var(--muted);
    font-size: 0.65em;
    font-weight: var(--weight-text);
    letter-spacing: 0;
  }

  @media (min-width: 64rem) {
    font-size: var(--type-36);

    > small {
      font-size: 0.5em;
    }
  }
`;

export interface LeadMoneyProps {
  /** A number or the provider's text; anything else is shown as a dash. */
  value: number | string | null | undefined;
}

/** The one large amount of a page, with small paise. */
export function LeadMoney({ value }: LeadMoneyProps) {
  const [rupees = '', paise] = formatRupees(value).split('.');
  return (
    <Figure>
      {rupees}
      {paise !== undefined && <small>.{paise}</small>}
    </Figure>
  );
}
