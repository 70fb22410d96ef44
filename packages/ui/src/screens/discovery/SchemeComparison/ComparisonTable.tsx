import { useLingui } from '@lingui/react';
import type { ChartPageValue, ComparedScheme } from '@folioflow/flows';
import { memo } from 'react';
import { NO_FIGURE } from '../../../format/money.ts';
import { LineSample } from '../../../parts/scheme/ComparedNavs/LineSample.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MutedText } from '../ChartPage/figures-look.ts';
import {
  loadingCell,
  createComparisonRows,
  readPastReturnsText,
  type ReturnsUpToDay,
  type ComparisonRow,
} from './comparison-rows.tsx';
import { ComparisonGrid } from './comparison-table-look.ts';
import { ownTexts } from '../../../primitives/own-texts.tsx';

const schemeNameOf = ({ page }: ComparedScheme): string => (page.screen === 'loaded' ? page.value.scheme.name : '');

export interface ComparisonTableProps extends ReturnsUpToDay {
  schemes: readonly ComparedScheme[];
}

/**
 * Returns, costs and terms: a column for each scheme and a row for each property; on a phone the name of a row is above
 * its cells.
 */
export const ComparisonTable = memo(({ schemes, ...compared }: ComparisonTableProps) => {
  const { i18n } = useLingui();
  const columns = schemes.flatMap(({ column, page }) =>
    page.screen === 'loaded' && page.value.points.length > 1 ? [column] : [],
  );
  const columnOf = (value: ChartPageValue) =>
    schemes.find(({ page }) => page.screen === 'loaded' && page.value.scheme.code === value.scheme.code)?.column;
  const groups = createComparisonRows(i18n, compared, (value) =>
    columns.findIndex((column) => column === columnOf(value)),
  );
  return (
    <Stack gap={12}>
      <ComparisonGrid
        role="table"
        aria-label={i18n._('comparison.table.title')}
        style={{ '--columns': schemes.length }}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{i18n._('comparison.table.feature')}</VisuallyHidden>
            </th>
            {schemes.map((each) => (
              <th key={each.column} role="columnheader" scope="col">
                <LineSample column={each.column} />
                <small title={schemeNameOf(each)} lang="en" translate="no">
                  {schemeNameOf(each)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup">
            <tr role="row" data-title>
              <th role="rowheader" scope="rowgroup" colSpan={schemes.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.head} role="row">
                <th role="rowheader" scope="row">
                  <span>{row.head}</span>
                  {row.hint !== undefined && <small>{row.hint}</small>}
                </th>
                {schemes.map((each) => (
                  <td key={each.column} role="cell">
                    <ComparisonCell row={row} scheme={each} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </ComparisonGrid>
      <MutedText data-legal="returns">{readPastReturnsText(i18n)}</MutedText>
    </Stack>
  );
});

function ComparisonCell({ row, scheme: { page } }: { row: ComparisonRow; scheme: ComparedScheme }) {
  if (page.screen === 'loaded') return ownTexts(row.cellOf(page.value));
  return page.screen === 'loading' ? loadingCell : ownTexts(NO_FIGURE);
}
