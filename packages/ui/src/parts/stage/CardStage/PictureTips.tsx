import { useLingui } from '@lingui/react';
import { ScanText, SquareDashed, SunMedium } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

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

/** Tips for a readable photograph of a card, shown where it is taken. */
export function PictureTips() {
  const { i18n } = useLingui();
  return (
    <Tips aria-label={i18n._('cards.card.good')}>
      <li>
        <Icon of={SquareDashed} />
        <span>{i18n._('cards.card.good.corners')}</span>
      </li>
      <li>
        <Icon of={ScanText} />
        <span>{i18n._('cards.card.good.sharp')}</span>
      </li>
      <li>
        <Icon of={SunMedium} />
        <span>{i18n._('cards.card.good.light')}</span>
      </li>
    </Tips>
  );
}
