import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { sortColumnOf, type SchemeCard, type SchemeReturn, type SchemeSort, type SortColumn } from '@folioflow/flows';
import { ArrowDown, ArrowUp, SquareArrowOutUpRight } from 'lucide';
import { memo, type ReactNode } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ReturnFigure } from '../SchemeCard/ReturnFigure.tsx';
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
  /** A last column with a further control; none by default. */
  controls?: SchemeControlsColumn | undefined;
}

/** A column of controls. It should be a stable object: a new one renders every row again. */
export interface SchemeControlsColumn {
  /** Returns the title of the column in the shown language. */
  readonly label: MessageId;
  readonly of: (card: SchemeCard) => ReactNode;
}

/** The schemes as a table; each row is a link like the card. */
export function SchemeTable({ cards, controls, ...sorting }: SchemeTableProps) {
  const { i18n } = useLingui();
  const [{ lumpsum, sip } = { lumpsum: [], sip: [] }] = cards;
  return (
    <Room>
      <Table aria-label={i18n._('schemes.table.label')}>
        <colgroup>
          <col />
          <col span={1 + lumpsum.length + sip.length} />
          <col />
          {controls && <col data-control />}
        </colgroup>
        <thead>
          <tr>
            <SortHeader {...sorting} column="name" rows={2}>
              {i18n._('schemes.table.scheme')}
            </SortHeader>
            <th scope="col" rowSpan={2} data-first>
              {i18n._('schemes.card.oneMonth')}
            </th>
            <th scope="colgroup" colSpan={lumpsum.length} data-first>
              <span>{i18n._('schemes.card.lumpsum')}</span> <small>{i18n._('schemes.card.lumpsumSays')}</small>
            </th>
            <th scope="colgroup" colSpan={sip.length} data-first>
              <span>{i18n._('schemes.card.sip')}</span> <small>{i18n._('schemes.card.sipSays')}</small>
            </th>
            <SortHeader {...sorting} column="minimum" rows={2}>
              {i18n._('schemes.table.minimum')}
            </SortHeader>
            {controls && (
              <th scope="col" rowSpan={2}>
                {i18n._(controls.label)}
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
            <SchemeRow key={place} card={card} controls={controls} />
          ))}
        </tbody>
      </Table>
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
const SchemeRow = memo(({ card, controls }: { card: SchemeCard; controls: SchemeControlsColumn | undefined }) => {
  useLingui();
  const { classification, risk, minimumAmount } = card;
  return (
    <tr>
      <th scope="row" data-scheme>
        <Scheme>
          <SchemeMark logo={card.logo} name={card.amc === '' ? card.name : card.amc} size={2} />
          <div>
            <SchemeLink card={card} isNarrow={false} onFollow={noop} />
            <SearchMatchNote marks={card.marks} />
            <small lang="en">{[classification, risk].filter((word) => word !== '').join(' · ')}</small>
          </div>
          <Icon of={SquareArrowOutUpRight} size={14} />
        </Scheme>
      </th>
      <td data-first>
        <ReturnFigure returned={card.oneMonth} />
      </td>
      <ReturnCells returns={card.lumpsum} />
      <ReturnCells returns={card.sip} />
      <td>{minimumAmount === null ? '–' : formatRupees(minimumAmount)}</td>
      {controls && <td data-control>{controls.of(card)}</td>}
    </tr>
  );
});

const ReturnCells = memo(({ returns }: { returns: readonly SchemeReturn[] }) => {
  useLingui();
  return returns.map((each, place) => (
    <td key={each.period} data-first={place === 0 || undefined}>
      <ReturnFigure returned={each} />
    </td>
  ));
});
