import { cards } from '@folioflow/flows/words/cards';
import { ScanText, SquareDashed, SunMedium } from 'lucide-react';
import { styled } from 'styled-components';
import { icon } from '../../primitives/icon.ts';

const Tips = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-8);

  > li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--space-4);
    padding: var(--space-12) var(--space-8);
    border-radius: var(--radius-control);
    background: var(--sunken);
    color: var(--text);
    font-size: var(--type-14);
    line-height: 1.3;
    text-align: center;
  }

  > li > svg {
    color: var(--accent);
  }
`;

/** What makes the photograph of a card one that can be read, said before one is taken. */
export function GoodPicture() {
  return (
    <Tips aria-label={cards['card.good']}>
      <li>
        <SquareDashed {...icon} />
        {cards['card.good.corners']}
      </li>
      <li>
        <ScanText {...icon} />
        {cards['card.good.sharp']}
      </li>
      <li>
        <SunMedium {...icon} />
        {cards['card.good.light']}
      </li>
    </Tips>
  );
}
