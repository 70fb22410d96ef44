import { useLingui } from '@lingui/react';
import type { PortfolioBlock, PortfolioFigures, PortfolioView } from '@folioflow/flows';
import { ArrowRight } from 'lucide';
import { css, styled } from 'styled-components';
import { orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Grid, Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

type HoldingsView = Extract<PortfolioView, { kind: 'held' }>;

const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-16) var(--space-24);

  dt {
    color: var(--muted);
    font-size: var(--type-14);
  }

  [data-loud] dd {
    font-size: var(--type-18);
  }

  /* Lines of a statement: a narrow card has no place for two columns of figures. */
  &[data-lines] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  &[data-lines] > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-12);
    padding-block: var(--space-8);
    border-top: 1px solid var(--line);
    font-size: var(--type-14);
  }

  &[data-lines] > :last-child {
    padding-bottom: 0;
  }
`;

const typeColours = css`
  background: var(--accent);

  &[data-type='xsip'] {
    background: var(--muted);

    @supports (color: color-mix(in srgb, red, red)) {
      background: color-mix(in srgb, var(--accent) 50%, var(--card));
    }
  }

  &[data-type='stp'] {
    background: var(--line-strong);
  }
`;

const ColourSwatch = styled.span`
  display: inline-block;
  width: 0.625rem;
  height: 0.625rem;
  margin-inline-end: var(--space-8);
  border-radius: 3px;
  vertical-align: 0.05em;
  ${typeColours}
`;

const FigurePair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);

  [data-lines] & {
    column-gap: var(--space-8);
    justify-content: flex-end;
  }
`;

const ShareBar = styled.div`
  display: flex;
  height: 0.5rem;
  gap: 2px;
  border-radius: var(--radius-full);
  overflow: hidden;
  background: var(--sunken);

  > span {
    ${typeColours}
  }
`;

const TypeCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-16);
`;

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

const ListLink = styled(AppLink)`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);

  &:hover {
    background: var(--accent);
    color: var(--on-accent);
  }
`;

interface HoldingsProps extends Pick<HoldingsView, 'overall' | 'blocks'> {
  isBusy: boolean;
}

/** The total, and its three kinds of orders. */
export function Holdings({ overall, blocks, isBusy }: HoldingsProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24} aria-busy={isBusy || undefined}>
      <Card aria-label={i18n._('orders.portfolio.summary')}>
        <Stack gap={24}>
          <PortfolioSummary {...overall} />
          <ShareDrawing blocks={blocks} />
        </Stack>
      </Card>
      <Grid columns={3}>
        {blocks.map((block) => (
          <OrderTypeCard key={block.type} {...block} />
        ))}
      </Grid>
    </Stack>
  );
}

function PortfolioSummary({ invested, currentValue, difference, percent }: PortfolioFigures) {
  const { i18n } = useLingui();
  return (
    <Stack gap={16}>
      <div>
        <MutedText>{i18n._('orders.portfolio.currentValue')}</MutedText>
        <Money value={currentValue} size="display" />
      </div>
      <FactList>
        <div data-loud>
          <dt>{i18n._('orders.portfolio.invested')}</dt>
          <dd>
            <Money value={invested} />
          </dd>
        </div>
        <div data-loud>
          <dt>{i18n._('orders.portfolio.gain')}</dt>
          <dd>
            <FigurePair>
              <Gain value={difference} unit="rupees" /> <Gain value={percent} />
            </FigurePair>
          </dd>
        </div>
      </FactList>
    </Stack>
  );
}

/** A bar of the total; the cards below show the same figures. */
function ShareDrawing({ blocks }: Pick<HoldingsView, 'blocks'>) {
  if (blocks.every(({ share }) => share === 0)) return null;
  return (
    <ShareBar aria-hidden>
      {blocks.map(({ type, share }) => share > 0 && <span key={type} data-type={type} style={{ flexGrow: share }} />)}
    </ShareBar>
  );
}

function OrderTypeCard({ type, orders: count, share, ...figures }: PortfolioBlock) {
  const { i18n } = useLingui();
  const name = i18n._(`orders.portfolio.type.${type}`);
  return (
    <TypeCard aria-label={name}>
      <Row justify="between" gap={12}>
        <div>
          <h2>
            <ColourSwatch aria-hidden data-type={type} />
            <span>{name}</span>
          </h2>
          {count > 0 && (
            <MutedText>
              {i18n._('orders.portfolio.orders', { count })}
              {' · '}
              {i18n._('orders.portfolio.share', { share })}
            </MutedText>
          )}
        </div>
        <ListLink to={orderLists[type]} aria-label={i18n._('orders.portfolio.open', { type: name })}>
          <Icon of={ArrowRight} />
        </ListLink>
      </Row>
      <div>
        <MutedText>{i18n._('orders.portfolio.currentValue')}</MutedText>
        <Money value={figures.currentValue} size="large" />
      </div>
      <FactList data-lines>
        <div>
          <dt>{i18n._('orders.portfolio.invested')}</dt>
          <dd>
            <Money value={figures.invested} />
          </dd>
        </div>
        <div>
          <dt>{i18n._('orders.portfolio.gain')}</dt>
          <dd>
            <FigurePair>
              <Gain value={figures.difference} unit="rupees" /> <Gain value={figures.percent} />
            </FigurePair>
          </dd>
        </div>
      </FactList>
    </TypeCard>
  );
}
