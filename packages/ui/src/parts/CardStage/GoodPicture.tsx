import { cards } from '@folioflow/flows/words/cards';
import { ScanText, SquareDashed, SunMedium } from 'lucide-react';
import { styled } from 'styled-components';
import { icon } from '../../primitives/icon.ts';

const Tips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  list-style: none;
  color: var(--text);
  font-size: var(--type-14);

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }

  > li > svg {
    flex: none;
    color: var(--muted);
  }
`;

/** What makes the photograph of a card one that can be read, said where one is taken. */
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
