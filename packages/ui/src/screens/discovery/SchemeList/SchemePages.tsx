import { useLingui } from '@lingui/react';
import type { SchemeListEvent, SchemeListView } from '@folioflow/flows';
import { ChevronLeft, ChevronRight } from 'lucide';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

const PageNavigation = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);

  > p {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

const PageNumbers = styled.ol`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  [aria-current] {
    display: grid;
    place-items: center;
    min-width: var(--control);
    min-height: var(--control);
    border-radius: var(--radius-control);
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: var(--weight-label);
  }
`;

/** The first page, the last page and the neighbours of the current page. */
const pageNumbersAround = (page: number, last: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last);

/* Both sides are equally wide if possible, so that the page number is centred. */
const PageButtonSide = styled.span`
  flex: 1 1 0;
  min-width: max-content;

  &:last-child {
    text-align: end;
  }
`;

/** Id of the number of the page, which the count of the schemes is described by after a page is turned. */
export const PAGE_ID = 'scheme-page';

export interface SchemePagesProps {
  view: Extract<SchemeListView, { screen: 'loaded' }>;
  remote: { send: (event: SchemeListEvent) => void };
}

/** Previous, Next and page numbers, shown from the page size on (DO-054). */
export function SchemePages({ view, remote }: SchemePagesProps) {
  const { i18n } = useLingui();
  if (!view.isPaged) return null;
  const counts = { page: groupIndian(view.page), pageCount: groupIndian(view.pageCount) };
  return (
    <PageNavigation aria-label={i18n._('schemes.list.pages')}>
      <PageButtonSide>
        <Button
          variant="secondary"
          icon={<Icon of={ChevronLeft} />}
          disabled={!view.canGoBack}
          onClick={() => remote.send({ type: 'page.previousRequested' })}
        >
          {i18n._('schemes.list.previous')}
        </Button>
      </PageButtonSide>
      <p id={PAGE_ID}>{i18n._('schemes.list.page', counts)}</p>
      <PageButtonSide>
        <Button
          variant="secondary"
          busy={view.isAwaitingPage}
          disabled={!view.canGoOn && !view.isAwaitingPage}
          onClick={() => remote.send({ type: 'page.nextRequested' })}
        >
          <span>{i18n._('schemes.list.next')}</span>
          <Icon of={ChevronRight} />
        </Button>
      </PageButtonSide>
      <PageNumbers>
        {pageNumbersAround(view.page, view.pageCount).map((page) => {
          const name = i18n._('schemes.list.toPage', { page: groupIndian(page) });
          return (
            <li key={page}>
              {page === view.page ? (
                <span aria-current="page">{groupIndian(page)}</span>
              ) : (
                <Button variant="quiet" aria-label={name} onClick={() => remote.send({ type: 'page.chosen', page })}>
                  {groupIndian(page)}
                </Button>
              )}
            </li>
          );
        })}
      </PageNumbers>
    </PageNavigation>
  );
}
