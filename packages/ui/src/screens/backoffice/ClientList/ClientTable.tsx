import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  clientMarks,
  parseClientSort,
  type ClientColumn,
  type ClientMarkName,
  type ClientRow,
  type ClientSort,
} from '@folioflow/flows/backoffice';
import { ArrowDown, ArrowUp, Check, Copy } from 'lucide';
import { memo, useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { formatTime } from '../../../format/index.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stageText } from './stage-text.ts';
import { RowActions, SortButton, IdCell, TableScrollArea, Table } from './client-table-look.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

export interface ClientTableProps {
  rows: readonly ClientRow[];
  sort: ClientSort;
  onSort: (sort: ClientSort) => void;
  /** The client whose photograph is being uploaded; at most one. */
  uploading: string | null;
  onUpload: (customerId: string) => void;
  /** The documents of a client are opened. */
  onView?: (() => void) | undefined;
  isBusy: boolean;
  /** Every row keeps its position. */
  isSettled: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The arrow keys move the focus to the same control of another row; Tab visits all controls. */
function moveFocusByRow(event: KeyboardEvent<HTMLElement>) {
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

/**
 * A page of clients in rows: their data, missing data and actions (OM-231 to OM-234).
 */
export function ClientTable({
  rows,
  sort,
  onSort,
  uploading,
  onUpload,
  onView,
  isBusy,
  isSettled,
  ref,
}: ClientTableProps) {
  const { i18n } = useLingui();
  const { copied, copy, forget } = useCopiedId();
  return (
    <TableScrollArea ref={ref}>
      <VisuallyHidden role="status">
        {copied !== null && i18n._(copied.isTaken ? 'clients.row.copied' : 'clients.row.notCopied', { id: copied.id })}
      </VisuallyHidden>
      <Table
        aria-label={i18n._('clients.list.table')}
        aria-busy={isBusy || !isSettled || undefined}
        data-loading={!isSettled || undefined}
      >
        <thead>
          <tr data-label={i18n._('clients.list.sort')}>
            {(['id', 'mobile', 'email', 'stage', 'status'] as const).map((column) => (
              <SortableHeader
                key={column}
                column={column}
                sort={sort}
                onSort={onSort}
                name={i18n._(`clients.column.${column}`)}
              />
            ))}
            {clientMarks.map((mark) => (
              <SortableHeader
                key={mark}
                column={mark}
                sort={sort}
                onSort={onSort}
                name={i18n._(`clients.mark.${mark}`)}
                isMark
              />
            ))}
            <th scope="col">{i18n._('clients.column.actions')}</th>
          </tr>
        </thead>
        <tbody
          onKeyDown={moveFocusByRow}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('[data-control=view]') !== null) onView?.();
          }}
        >
          {rows.map((row, place) => (
            <ClientTableRow
              key={place}
              row={row}
              isUploading={uploading === row.id}
              isHeld={uploading !== null}
              isCopied={copied?.id === row.id && copied.isTaken}
              onUpload={onUpload}
              onCopy={copy}
              onLeft={forget}
            />
          ))}
        </tbody>
      </Table>
    </TableScrollArea>
  );
}

interface SortableHeaderProps extends Pick<ClientTableProps, 'sort' | 'onSort'> {
  column: ClientColumn;
  name: string;
  isMark?: boolean;
}

function SortableHeader({ column, name, sort, onSort, isMark = false }: SortableHeaderProps) {
  const parsedSort = parseClientSort(sort);
  const isHeld = parsedSort.column === column;
  const Arrow = parsedSort.isReversed ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-mark={isMark || undefined}
      aria-sort={isHeld ? (parsedSort.isReversed ? 'descending' : 'ascending') : 'none'}
    >
      <SortButton type="button" onClick={() => onSort(isHeld && !parsedSort.isReversed ? `-${column}` : column)}>
        <span>{name}</span>
        <Icon of={Arrow} size={14} data-rests={!isHeld || undefined} />
      </SortButton>
    </th>
  );
}

interface ClientTableRowProps {
  row: ClientRow;
  isUploading: boolean;
  isHeld: boolean;
  isCopied: boolean;
  onUpload: (customerId: string) => void;
  onCopy: (customerId: string) => void;
  /** The focus has left the copy button. */
  onLeft: () => void;
}

/** The code is missing in the list; a request of this session adds its time. */
const missingMarkText = (i18n: I18n, mark: ClientMarkName, { codeRequest }: ClientRow): string => {
  if (mark !== 'code' || codeRequest === null) return i18n._('clients.mark.no');
  return codeRequest.at === null
    ? i18n._('clients.mark.requested')
    : i18n._('clients.mark.requested.at', { time: formatTime(i18n, codeRequest.at) });
};

const ClientTableRow = memo(function Line({
  row,
  isUploading,
  isHeld,
  isCopied,
  onUpload,
  onCopy,
  onLeft,
}: ClientTableRowProps) {
  const { i18n } = useLingui();
  const { id, mobile, email, stage, status, marks, canUploadElog } = row;
  const Sign = isCopied ? Check : Copy;
  const line = useRef<HTMLTableRowElement>(null);
  const shownId = useRef(id);
  useLayoutEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    // Another client is shown here now: a press that was meant for the previous client has no effect.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && line.current?.contains(activeElement) === true) activeElement.blur();
  }, [id]);
  return (
    <tr ref={line} aria-busy={isUploading || undefined}>
      <th scope="row">
        <IdCell>
          <span data-whole translate="no">
            {id}
          </span>
          <button
            type="button"
            data-control="copy"
            aria-label={i18n._('clients.row.copy', { id })}
            onBlur={onLeft}
            onClick={() => onCopy(id)}
          >
            <Icon of={Sign} size={14} />
          </button>
        </IdCell>
      </th>
      <td data-whole translate="no">
        {mobile}
      </td>
      <td data-whole data-email title={email} translate="no">
        {email}
      </td>
      <td>
        <Tag tone="info">{stageText(i18n, stage)}</Tag>
      </td>
      <td>
        <Tag>
          <span lang={languageOf(status)}>{status}</span>
        </Tag>
      </td>
      {clientMarks.map((mark) => (
        <td key={mark} data-mark={i18n._(`clients.mark.${mark}`)}>
          <span {...(marks[mark] ? { 'data-yes': '' } : { 'data-no': '' })}>
            {marks[mark] ? i18n._('clients.mark.yes') : missingMarkText(i18n, mark, row)}
          </span>
        </td>
      ))}
      <td>
        <RowActions>
          {/* The new tab takes the sign-in along, which an opener alone lets it do. */}
          <AppLink
            to={`/clientDocuments/${encodeURIComponent(id)}`}
            target="_blank"
            rel="opener"
            data-control="view"
            aria-label={i18n._('clients.row.view.of', { id })}
          >
            {i18n._('clients.row.view')}
          </AppLink>
          {canUploadElog && (
            <button
              type="button"
              data-control="elog"
              aria-label={i18n._('clients.row.elog.of', { id })}
              aria-disabled={isHeld || undefined}
              aria-busy={isUploading || undefined}
              onClick={() => !isHeld && onUpload(id)}
            >
              {i18n._('clients.row.elog')}
            </button>
          )}
        </RowActions>
      </td>
    </tr>
  );
});

/** The id that was copied last; announced once, and cleared when the focus moves. */
function useCopiedId() {
  const [copied, setCopied] = useState<{ readonly id: string; readonly isTaken: boolean } | null>(null);
  const copy = useCallback((id: string) => {
    navigator.clipboard.writeText(id).then(
      () => setCopied({ id, isTaken: true }),
      () => setCopied({ id, isTaken: false }),
    );
  }, []);
  const forget = useCallback(() => setCopied(null), []);
  return { copied, copy, forget };
}
