import { say, type SchemeListEvent, type SchemeListView } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { icon } from '../../../primitives/icon.ts';

const Line = styled.nav`
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

/* Both sides are as wide as the wider one while there is room, so that the page's number stands in the middle. */
const Side = styled.span`
  flex: 1 1 0;
  min-width: max-content;

  &:last-child {
    text-align: end;
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
      <Side>
        <Button
          variant="secondary"
          icon={<ChevronLeft {...icon} />}
          disabled={!view.canGoBack}
          onClick={() => remote.send({ type: 'page.previousRequested' })}
        >
          {schemes['list.previous']}
        </Button>
      </Side>
      <p>{say(schemes['list.page'], counts)}</p>
      <Side>
        <Button
          variant="secondary"
          busy={view.awaitsPage}
          disabled={!view.canGoOn && !view.awaitsPage}
          onClick={() => remote.send({ type: 'page.nextRequested' })}
        >
          {schemes['list.next']}
          <ChevronRight {...icon} />
        </Button>
      </Side>
    </Line>
  );
}
