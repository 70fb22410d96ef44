import { say } from '@folioflow/flows';
import {
  clientMarks,
  clientSortOf,
  type ClientColumn,
  type ClientRow,
  type ClientSort,
} from '@folioflow/flows/backoffice';
import { clients } from '@folioflow/flows/words/clients';
import { ArrowDown, ArrowUp, Check, Copy } from 'lucide-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { icon } from '../../../primitives/icon.ts';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Actions, Head, Id, Room, Table } from './client-table-look.ts';

export interface ClientTableProps {
  rows: readonly ClientRow[];
  sort: ClientSort;
  onSort: (sort: ClientSort) => void;
  /** Whose photograph is on its way; one at a time. */
  uploading: string | null;
  onUpload: (customerId: string) => void;
  isBusy: boolean;
}

/** Up and down lead to the same control of the next row that has it; Tab goes through all of them. */
function moveByRow(event: KeyboardEvent<HTMLElement>) {
  const step =
    event.key === 'ArrowDown' ? 'nextElementSibling' : event.key === 'ArrowUp' ? 'previousElementSibling' : null;
  const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control]') : null;
  if (step === null || at === null) return;
  event.preventDefault();
  for (let row = at.closest('tr')?.[step]; row; row = row[step]) {
    const next = row.querySelector<HTMLElement>(`[data-control='${at.dataset['control'] ?? ''}']`);
    if (next) {
      next.focus();
      return;
    }
  }
}

/** A page of clients, one a line: what each has and what is missing, and what can be done with it (OM-231 to OM-234). */
export function ClientTable({ rows, sort, onSort, uploading, onUpload, isBusy }: ClientTableProps) {
  return (
    <Room>
      <Table aria-label={clients['list.table']} aria-busy={isBusy || undefined}>
        <thead>
          <tr>
            {(['id', 'mobile', 'email', 'stage', 'status'] as const).map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={onSort} name={clients[`column.${column}`]} />
            ))}
            {clientMarks.map((mark) => (
              <SortHead key={mark} column={mark} sort={sort} onSort={onSort} name={clients[`mark.${mark}`]} isMark />
            ))}
            <th scope="col">{clients['column.actions']}</th>
          </tr>
        </thead>
        <tbody onKeyDown={moveByRow}>
          {rows.map((row) => (
            <Line
              key={row.id}
              row={row}
              isUploading={uploading === row.id}
              isHeld={uploading !== null}
              onUpload={onUpload}
            />
          ))}
        </tbody>
      </Table>
    </Room>
  );
}

interface SortHeadProps extends Pick<ClientTableProps, 'sort' | 'onSort'> {
  column: ClientColumn;
  name: string;
  isMark?: boolean;
}

function SortHead({ column, name, sort, onSort, isMark = false }: SortHeadProps) {
  const held = clientSortOf(sort);
  const isHeld = held.column === column;
  const Arrow = held.isReversed ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-mark={isMark || undefined}
      aria-sort={isHeld ? (held.isReversed ? 'descending' : 'ascending') : 'none'}
    >
      <Head type="button" onClick={() => onSort(isHeld && !held.isReversed ? `-${column}` : column)}>
        {name}
        <Arrow {...icon} size={14} data-rests={!isHeld || undefined} />
      </Head>
    </th>
  );
}

interface LineProps {
  row: ClientRow;
  isUploading: boolean;
  isHeld: boolean;
  onUpload: (customerId: string) => void;
}

const Line = memo(function Line({ row, isUploading, isHeld, onUpload }: LineProps) {
  const { id, mobile, email, stage, status, marks, hasElog } = row;
  return (
    <tr aria-busy={isUploading || undefined}>
      <th scope="row">
        <CopyableId id={id} />
      </th>
      <td data-whole>{mobile}</td>
      <td data-whole>{email}</td>
      <td>
        <Tag tone="info">{stage}</Tag>
      </td>
      <td>
        <Tag>{status}</Tag>
      </td>
      {clientMarks.map((mark) => (
        <td key={mark} data-mark>
          <span {...(marks[mark] ? { 'data-yes': '' } : { 'data-no': '' })}>
            {marks[mark] ? clients['mark.yes'] : clients['mark.no']}
          </span>
        </td>
      ))}
      <td>
        <Actions>
          {/* The new tab takes the sign-in along, which an opener alone lets it do. */}
          <AppLink
            to={`/clientDocuments/${encodeURIComponent(id)}`}
            target="_blank"
            rel="opener"
            data-control="view"
            aria-label={say(clients['row.view.of'], { id })}
          >
            {clients['row.view']}
          </AppLink>
          {hasElog && (
            <button
              type="button"
              data-control="elog"
              aria-label={say(clients['row.elog.of'], { id })}
              aria-disabled={isHeld || undefined}
              aria-busy={isUploading || undefined}
              onClick={() => !isHeld && onUpload(id)}
            >
              {clients['row.elog']}
            </button>
          )}
        </Actions>
      </td>
    </tr>
  );
});

function CopyableId({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const Sign = isCopied ? Check : Copy;
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <Id>
      <span data-whole>{id}</span>
      <button
        type="button"
        data-control="copy"
        aria-label={isCopied ? clients['row.copied'] : say(clients['row.copy'], { id })}
        onBlur={() => setCopied(false)}
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        <Sign {...icon} size={14} />
      </button>
    </Id>
  );
}
