import { useLingui } from '@lingui/react';
import { holdingPath, type HoldingRow } from '@folioflow/flows';
import { memo } from 'react';
import { styled } from 'styled-components';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { GradualList, ITEMS_PER_GROUP } from '../../../primitives/GradualList/GradualList.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { HoldingState } from './HoldingState.tsx';
import { PaiseMoney } from './holding-figures.tsx';
import { RowPercent } from './RowPercent.tsx';
import type { RowFigure } from './row-figure.ts';

/* Groups outside the window are not laid out (decision 038). */
const Group = styled.div`
  &:nth-child(n + 2) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(${ITEMS_PER_GROUP} * 4rem);
  }
`;

const Row = styled(AppLink)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: var(--space-12);
  align-items: center;
  min-height: 4rem;
  padding-block: var(--space-4);
  color: var(--ink);
  text-decoration: none;

  /* The hairline starts under the name. */
  [role='listitem']:not(:first-child) > &::before,
  ${Group}:nth-child(n + 2) &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto 3rem;
    border-top: 1px solid var(--line);
  }

  &:hover > :nth-child(2) > :first-child {
    color: var(--accent);
  }
`;

const Name = styled.span`
  display: block;
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

const Figures = styled.span`
  display: grid;
  justify-items: end;
  line-height: 1.25;

  > :first-child {
    font-weight: var(--weight-heading);
  }

  > :last-child {
    font-size: var(--type-14);
  }
`;

/** Rows that the window of a phone shows at first. */
const INITIAL_ROWS = 8;

interface HoldingRowsProps {
  rows: readonly HoldingRow[];
  figure: RowFigure;
}

/** The holdings on a phone: name and value with one percentage; a row leads to the page of the holding. */
export function HoldingRows({ rows, figure }: HoldingRowsProps) {
  const { i18n } = useLingui();
  return (
    <div role="list" aria-label={i18n._('holdings.list')}>
      <GradualList
        items={rows}
        initialCount={INITIAL_ROWS}
        groupComponent={Group}
        loadingIndicator={<div data-loading="" aria-hidden />}
      >
        {(row) => <HoldingRowLink key={`${row.schemeCode} ${row.folio}`} row={row} figure={figure} />}
      </GradualList>
    </div>
  );
}

const HoldingRowLink = memo(function HoldingRowLink({ row, figure }: { row: HoldingRow; figure: RowFigure }) {
  useLingui();
  return (
    <div role="listitem">
      <Row to={holdingPath(row)}>
        <SchemeMark name={row.amc || row.schemeName} size={2.25} />
        <span>
          <Name lang="en" translate="no">
            {row.schemeName}
          </Name>{' '}
          <HoldingState row={row} />
        </span>{' '}
        <Figures>
          <PaiseMoney paise={row.valuePaise} decimals={0} /> <RowPercent row={row} figure={figure} />
        </Figures>
      </Row>
    </div>
  );
});
