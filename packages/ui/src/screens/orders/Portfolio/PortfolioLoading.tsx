import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { Panel, Panels } from '../../../parts/page/Panel/Panel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const StatusText = styled.p`
  color: var(--muted);
`;

/** The placeholder of the summary and its list with the loading text (OM-183). */
export function PortfolioLoading() {
  const { i18n } = useLingui();
  return (
    <Panels>
      <Panel as="div">
        <StatusText role="status">{i18n._('orders.portfolio.loading')}</StatusText>
        <Skeleton width="min(70%, 16rem)" height="2.125rem" />
        <Skeleton height="16.5rem" />
      </Panel>
      <Panel as="div">
        <Skeleton height="20rem" />
      </Panel>
    </Panels>
  );
}
