import { useLingui } from '@lingui/react';
import { sortColumnOf, type SchemeCard, type SchemeReturn, type SchemeSort, type SortColumn } from '@folioflow/flows';
import { ArrowDown, ArrowUp } from 'lucide';
import { memo, type ReactNode } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { riskTone } from '../../../format/risk.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PlainReturn } from '../SchemeCard/PlainReturn.tsx';
import { ReturnFigure } from '../SchemeCard/ReturnFigure.tsx';
import type { SchemeControls } from '../SchemeCard/scheme-controls.ts';
import { SearchMatchNote } from '../SchemeCard/SearchMatchNote.tsx';
import { returnLabelOf } from '../SchemeCard/scheme-return.ts';
import { SchemeLink } from '../SchemeCard/SchemeLink.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { Head, Room, Scheme, Table } from './scheme-table-look.ts';

/** Columns that are sorted descending by the first press. */
const LARGEST_FIRST: readonly SortColumn[] = ['1Y', '3Y', '5Y'];
const isSortColumn = (period: string): period is SortColumn => LARGEST_FIRST.some((column) => column === period);

export interface SchemeTableProps {
  cards: readonly SchemeCard[];
  sort: SchemeSort;
  /** All schemes are loaded, so sorting does not change later. */
  canSort: boolean;
  onSort: (sort: SchemeSort) => void;
  /** A last column with further controls; none by default. */
  controls?: SchemeControls | undefined;
}

/** The schemes as a table; each row is a link like the card. */
export function SchemeTable({ cards, controls, ...sorting }: SchemeTableProps) {
  const { i18n } = useLingui();
  const [{ lumpsum, sip } = { lumpsum: [], sip: [] }] = cards;
  return (
    <Room>
      <div>
        <Table aria-label={i18n._('schemes.table.label')}>
          <colgroup>
            <col data-scheme />
            <col data-risk />
            <col data-month />
            <col span={lumpsum.length + sip.length} />
            {controls && <col style={{ width: controls.width ?? '5.5rem' }} />}
          </colgroup>
          <thead>
            <tr>
              <SortHeader {...sorting} column="name" rows={2}>
                {i18n._('schemes.table.scheme')}
              </SortHeader>
              <th scope="col" rowSpan={2} data-risk data-first>
                {i18n._('schemes.table.risk')}
              </th>
              <th scope="col" rowSpan={2}>
                {i18n._('schemes.card.oneMonth')}
              </th>
              <th scope="colgroup" colSpan={lumpsum.length} data-first>
                {i18n._('schemes.card.lumpsum')}
              </th>
              <th scope="colgroup" colSpan={sip.length} data-first>
                {i18n._('schemes.card.sip')}
              </th>
              {controls && (
                <th scope="col" rowSpan={2}>
                  <VisuallyHidden>{i18n._(controls.label)}</VisuallyHidden>
                </th>
              )}
            </tr>
            <tr>
              {lumpsum.map((each, place) =>
                isSortColumn(each.period) ? (
                  <SortHeader key={each.period} {...sorting} column={each.period}>
                    {returnLabelOf(i18n, each)}
                  </SortHeader>
                ) : (
                  <th key={each.period} scope="col" data-first={place === 0 || undefined}>
                    {returnLabelOf(i18n, each)}
                  </th>
                ),
              )}
              {sip.map(({ period }, place) => (
                <th key={period} scope="col" data-first={place === 0 || undefined}>
                  {period}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map((card, place) => (
              <SchemeLine key={place} card={card} controls={controls} />
            ))}
          </tbody>
        </Table>
      </div>
    </Room>
  );
}

interface SortHeaderProps extends Omit<SchemeTableProps, 'cards' | 'controls'> {
  column: SortColumn;
  rows?: number;
  children: ReactNode;
}

function SortHeader({ column, rows = 1, sort, canSort, onSort, children }: SortHeaderProps) {
  const { i18n } = useLingui();
  const held = sortColumnOf(sort);
  const isHeld = held.column === column;
  const isDown = LARGEST_FIRST.includes(column) !== held.isReversed;
  const turned: SchemeSort = isHeld && !held.isReversed ? `-${column}` : column;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      rowSpan={rows}
      data-scheme={column === 'name' || undefined}
      aria-sort={isHeld ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <Head type="button" disabled={!canSort} onClick={() => onSort(turned)}>
        {children}
        <Icon of={Arrow} size={14} data-rests={!isHeld || undefined} />
        {!isHeld && <VisuallyHidden> ({i18n._(`schemes.sort.${column}`)})</VisuallyHidden>}
      </Head>
    </th>
  );
}

const noop = () => undefined;

/** Rendered again for another scheme only. */
const SchemeLine = memo(({ card, controls }: { card: SchemeCard; controls: SchemeControls | undefined }) => {
  const { i18n } = useLingui();
  const { classification, risk, minimumAmount } = card;
  return (
    <tr>
      <th scope="row" data-scheme>
        <Scheme>
          <SchemeMark logo={card.logo} name={card.amc === '' ? card.name : card.amc} size={2} />
          <div>
            <SchemeLink card={card} isShort isNarrow={false} onFollow={noop} />
            <SearchMatchNote marks={card.marks} />
            <small lang="en">{classification}</small>
          </div>
        </Scheme>
      </th>
      <td data-risk data-first>
        {risk !== '' && (
          <Tag tone={riskTone(risk)} legal="risk">
            <span lang="en">{risk}</span>
          </Tag>
        )}
        {minimumAmount !== null && (
          <small>{i18n._('schemes.card.minimum', { amount: formatRupees(minimumAmount) })}</small>
        )}
      </td>
      <td>
        <ReturnFigure returned={card.oneMonth} />
      </td>
      <ReturnCells returns={card.lumpsum} />
      <ReturnCells returns={card.sip} />
      {controls && (
        <td data-control>
          <span>
            {controls.more?.(card)}
            {controls.always?.(card)}
          </span>
        </td>
      )}
    </tr>
  );
});

const ReturnCells = memo(({ returns }: { returns: readonly SchemeReturn[] }) => {
  useLingui();
  return returns.map((each, place) => (
    <td key={each.period} data-first={place === 0 || undefined}>
      <PlainReturn returned={each} />
    </td>
  ));
});
