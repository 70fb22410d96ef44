import { say, type SchemeListEvent, type SchemeListView } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { icon } from '../../../primitives/icon.ts';

const Line = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-12);

  > :last-child {
    justify-self: end;
  }

  > :first-child {
    justify-self: start;
  }

  > p {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export interface SchemePagesProps {
  view: Extract<SchemeListView, { screen: 'loaded' }>;
  remote: { send: (event: SchemeListEvent) => void };
}

/** Previous and Next; they appear when the list reaches the page size (DO-054). */
export function SchemePages({ view, remote }: SchemePagesProps) {
  if (!view.isPaged) return null;
  const counts = { page: groupIndian(view.page), pageCount: groupIndian(view.pageCount) };
  return (
    <Line aria-label={schemes['list.pages']}>
      <Button
        variant="secondary"
        icon={<ChevronLeft {...icon} />}
        disabled={!view.canGoBack}
        onClick={() => remote.send({ type: 'page.previousRequested' })}
      >
        {schemes['list.previous']}
      </Button>
      <p>{say(schemes['list.page'], counts)}</p>
      <Button
        variant="secondary"
        busy={view.awaitsPage}
        disabled={!view.canGoOn && !view.awaitsPage}
        onClick={() => remote.send({ type: 'page.nextRequested' })}
      >
        {schemes['list.next']}
        <ChevronRight {...icon} />
      </Button>
    </Line>
  );
}
