import { useLingui } from '@lingui/react';
import type { holdingListFlow, HoldingListView, PortfolioView, Remote } from '@folioflow/flows';
import { useCallback, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panel, Panels } from '../../../parts/page/Panel/Panel.tsx';
import { PanelLine, PanelLines } from '../../../parts/page/Panel/PanelLine.tsx';
import { LazyPart } from '../../../parts/page/LazyPart/LazyPart.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Allocation } from '../HoldingList/Allocation.tsx';
import { HistoryTable } from '../HoldingList/HistoryTable.tsx';
import { ListedHoldings } from '../HoldingList/ListedHoldings.tsx';
import { useHistoryWindow } from '../HoldingList/use-history-window.ts';
import { OrderKinds } from './OrderKinds.tsx';
import { PortfolioSummary } from './PortfolioSummary.tsx';

const loadHistory = createCachedLoader(async () => (await import('../HoldingList/HistoryPart.tsx')).HistoryPart);

const Columns = styled(Panels)`
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

export interface HoldingsOfPortfolio {
  view: HoldingListView;
  remote: Remote<typeof holdingListFlow>;
}

export interface HeldPortfolioProps {
  portfolio: Extract<PortfolioView, { kind: 'held' }>;
  /** The flow `holdingList`; undefined shows no holdings. */
  holdings?: HoldingsOfPortfolio | undefined;
  /** The payments ahead: `PaymentStrip`. */
  payments?: ReactNode;
}

/** The figures of a portfolio with its holdings, in two columns on a desktop. */
export function HeldPortfolio({ portfolio: { overall, blocks }, holdings, payments }: HeldPortfolioProps) {
  const { i18n } = useLingui();
  const loaded = holdings?.view.screen === 'loaded' ? holdings.view : null;
  const history = loaded?.history ?? null;
  const window = useHistoryWindow(history?.points);
  const remote = holdings?.remote;
  const requestHistory = useCallback(() => remote?.send({ type: 'history.requested' }), [remote]);
  return (
    <Columns>
      <Panels>
        <PortfolioSummary overall={overall} blocks={blocks} holdings={loaded}>
          {history !== null && history.state !== 'notOffered' && (
            <LazyPart
              load={loadHistory}
              reservedHeight="10.75rem"
              props={{ history, window, onRequest: requestHistory }}
            />
          )}
        </PortfolioSummary>
        {holdings !== undefined && <ListedHoldings {...holdings} />}
      </Panels>
      <Panels>
        {loaded !== null && <Allocation allocation={loaded.allocation} />}
        <OrderKinds blocks={blocks} />
        {payments}
        {loaded !== null && (
          <Panel as="div">
            <PanelLines>
              <li>
                <PanelLine to="/capitalGains">{i18n._('holdings.gains')}</PanelLine>
              </li>
            </PanelLines>
            {history?.state === 'loaded' && <HistoryTable window={window} />}
          </Panel>
        )}
      </Panels>
    </Columns>
  );
}
