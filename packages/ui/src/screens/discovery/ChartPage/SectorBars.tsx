import { useLingui } from '@lingui/react';
import { sectorBarHeightInPx, sectorBarsOf, type PublishedPortfolio } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Percent } from '../../../primitives/Figure/Money.tsx';
import { MutedText } from './figures-look.ts';

const BarTable = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: var(--type-14);

  &[data-many] {
    font-size: var(--type-12);
    line-height: 1.2;
  }

  th,
  td {
    padding: 0;
    color: var(--ink);
    font-weight: var(--weight-text);
    text-align: start;
    vertical-align: middle;
  }

  th {
    width: 42%;
    padding-inline-end: var(--space-8);
  }

  td:last-child,
  th:last-child {
    width: 4.5rem;
    padding-inline-end: 0;
    text-align: end;
  }

  td:last-child {
    white-space: nowrap;
  }

  thead th {
    color: var(--muted);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }

  /* The longest word of a sector fits in one line on a phone. */
  @media (max-width: 30rem) {
    tbody th {
      padding-inline-end: var(--space-4);
      font-size: var(--type-12);
    }
  }

  span[style] {
    display: block;
    min-width: 2px;
    height: 62%;
    border-radius: 3px;
    background: var(--accent);
    print-color-adjust: exact;
  }

  /* A few sectors have high rows: name and share are above a bar of the card's width. */
  &[data-few] tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-8);
    align-content: center;
  }

  &[data-few] tr > * {
    width: auto;
    font-size: var(--type-14);
  }

  &[data-few] thead td {
    display: none;
  }

  &[data-few] tbody td[aria-hidden] {
    grid-area: 2 / 1 / auto / -1;
    height: var(--space-32);
  }

  &[data-few] span[style] {
    height: 100%;
  }
`;

/** The sectors of a fund as bars (DO-093 to DO-098); a table for screen readers. */
export function SectorBars({ published }: { published: PublishedPortfolio }) {
  const { i18n } = useLingui();
  const bars = sectorBarsOf(published);
  const height = sectorBarHeightInPx(bars.length);
  if (bars.length === 0) return <MutedText>{i18n._('fundPortfolio.none.sector')}</MutedText>;
  return (
    <BarTable role="table" data-many={height < 30 || undefined} data-few={height > 50 || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {i18n._('fundPortfolio.column.sector')}
          </th>
          <td aria-hidden />
          <th role="columnheader" scope="col">
            {i18n._('fundPortfolio.column.assets')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {bars.map(({ name, share, width }) => (
          <tr key={name} role="row" style={{ height }}>
            <th role="rowheader" scope="row" lang="en" translate="no">
              {name}
            </th>
            <td aria-hidden style={{ height: height > 50 ? undefined : height }}>
              {width > 0 && <span style={{ width: `${width}%` }} />}
            </td>
            <td role="cell">
              <Percent value={share} decimals={2} />
            </td>
          </tr>
        ))}
      </tbody>
    </BarTable>
  );
}
