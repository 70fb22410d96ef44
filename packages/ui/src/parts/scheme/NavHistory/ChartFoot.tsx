import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../../primitives/Link/TextLink.tsx';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);

  > details[open] {
    flex-basis: 100%;
    min-width: 0;
  }
`;

const Attribution = styled.p`
  margin-inline-start: auto;
  color: var(--muted);
  font-size: var(--type-12);
`;

/** The last line of a drawing: its table or legend, and the attribution that the licence of the drawing requires. */
export const ChartFoot = ({ children }: { children?: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <Foot>
      {children}
      <Attribution>
        <span>{i18n._('discovery.chart.attribution')}</span>{' '}
        <ExternalLink href="https://www.tradingview.com/">TradingView</ExternalLink>
      </Attribution>
    </Foot>
  );
};
