import { columnOf, type SchemeCard, type SchemeReturn, type SchemeSort, type SortColumn } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { ArrowDown, ArrowUp, SquareArrowOutUpRight } from 'lucide';
import { memo, type ReactNode } from 'react';
import { rupees } from '../../format/money.ts';
import { Gain } from '../../primitives/Figure/Gain.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FoundBy } from '../SchemeCard/FoundBy.tsx';
import { SchemeLink } from '../SchemeCard/SchemeLink.tsx';
import { SchemeMark } from '../SchemeMark/SchemeMark.tsx';
import { Head, Room, Scheme, Table } from './scheme-table-look.ts';

/** Columns whose first press puts the largest figure on top. */
const LARGEST_FIRST: readonly SortColumn[] = ['1Y', '3Y', '5Y'];
const isSortable = (period: string): period is SortColumn => LARGEST_FIRST.some((column) => column === period);

export interface SchemeTableProps {
  cards: readonly SchemeCard[];
  sort: SchemeSort;
  /** Every scheme is here: no row moves by itself. */
  canSort: boolean;
  onSort: (sort: SchemeSort) => void;
  /** A last column, where something else may be done with a scheme; without it there is none. */
  controls?: SchemeControls | undefined;
}

/** One and the same object as long as possible: another one draws every row anew. */
export interface SchemeControls {
  /** What the column is called. */
  readonly label: string;
  readonly of: (card: SchemeCard) => ReactNode;
}

/** The schemes below each other where there is room; each row is the link that the card would be. */
export function SchemeTable({ cards, controls, ...sorting }: SchemeTableProps) {
  const [{ lumpsum, sip } = { lumpsum: [], sip: [] }] = cards;
  const over = [schemes['card.oneMonth'], ...lumpsum.map(({ period }) => period)];
  return (
    <Room>
      <Table aria-label={schemes['table.label']}>
        <colgroup>
          <col />
          <col span={over.length + sip.length} />
          <col />
          {controls && <col data-control />}
        </colgroup>
        <thead>
          <tr>
            <SortHead {...sorting} column="name" rows={2}>
              {schemes['table.scheme']}
            </SortHead>
            <th scope="colgroup" colSpan={over.length} data-first>
              {schemes['card.lumpsum']} <small>{schemes['card.lumpsumSays']}</small>
            </th>
            <th scope="colgroup" colSpan={sip.length} data-first>
              {schemes['card.sip']} <small>{schemes['card.sipSays']}</small>
            </th>
            <SortHead {...sorting} column="minimum" rows={2}>
              {schemes['table.minimum']}
            </SortHead>
            {controls && (
              <th scope="col" rowSpan={2}>
                {controls.label}
              </th>
            )}
          </tr>
          <tr>
            {over.map((period, place) =>
              isSortable(period) ? (
                <SortHead key={period} {...sorting} column={period}>
                  {period}
                </SortHead>
              ) : (
                <th key={period} scope="col" data-first={place === 0 || undefined}>
                  {period}
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
            <Line key={place} card={card} controls={controls} />
          ))}
        </tbody>
      </Table>
    </Room>
  );
}

interface SortHeadProps extends Omit<SchemeTableProps, 'cards' | 'controls'> {
  column: SortColumn;
  rows?: number;
  children: ReactNode;
}

function SortHead({ column, rows = 1, sort, canSort, onSort, children }: SortHeadProps) {
  const held = columnOf(sort);
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
        {!isHeld && <VisuallyHidden> ({schemes[`sort.${column}`]})</VisuallyHidden>}
      </Head>
    </th>
  );
}

const stay = () => undefined;

/** Drawn again when it has another scheme. */
const Line = memo(({ card, controls }: { card: SchemeCard; controls: SchemeControls | undefined }) => {
  const { category, risk, minimumAmount } = card;
  return (
    <tr>
      <th scope="row" data-scheme>
        <Scheme>
          <SchemeMark logo={card.logo} name={card.amc === '' ? card.name : card.amc} size={2} />
          <div>
            <SchemeLink card={card} isNarrow={false} onFollow={stay} />
            <FoundBy marks={card.marks} />
            <small>{[category, risk].filter((word) => word !== '').join(' · ')}</small>
          </div>
          <Icon of={SquareArrowOutUpRight} size={14} />
        </Scheme>
      </th>
      <Figures month={card.oneMonth} returns={card.lumpsum} />
      <Figures returns={card.sip} />
      <td>{minimumAmount === null ? '–' : rupees(minimumAmount, { decimals: 0 })}</td>
      {controls && <td data-control>{controls.of(card)}</td>}
    </tr>
  );
});

const Figures = memo(({ month, returns }: { month?: SchemeReturn; returns: readonly SchemeReturn[] }) =>
  [...(month ? [month] : []), ...returns].map(({ period, percent }, place) => (
    <td key={period} data-first={place === 0 || undefined}>
      <Gain value={percent} zero="neutral" />
    </td>
  )),
);
