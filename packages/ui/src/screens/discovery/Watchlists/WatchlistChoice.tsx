import { useLingui } from '@lingui/react';
import type { Remote, watchlistsFlow, WatchlistsView } from '@folioflow/flows';
import { ChevronRight } from 'lucide';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const Choices = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-top: 1px solid var(--line);
  }

  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    width: 100%;
    min-height: var(--control);
    padding: var(--space-12) 0;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: var(--weight-label);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;

    &:hover {
      color: var(--accent);
    }

    > svg {
      flex: none;
      color: var(--muted);
    }
  }
`;

export interface WatchlistChoiceProps {
  remote: Remote<typeof watchlistsFlow>;
  lists: Extract<WatchlistsView, { screen: 'viewing' }>['lists'];
  isDisabled: boolean;
}

/** The lists, while none is picked (DO-195). */
export const WatchlistChoice = ({ lists, isDisabled, remote }: WatchlistChoiceProps) => {
  const { i18n } = useLingui();
  return (
    <Card>
      <Stack gap={12}>
        <h2>{i18n._('watchlists.view.choose')}</h2>
        <p>{i18n._('watchlists.view.chooseHint')}</p>
        <Choices>
          {lists.map(({ value, label }) => (
            <li key={value}>
              <button type="button" disabled={isDisabled} onClick={() => remote.send({ type: 'list.picked', value })}>
                <span>{label}</span>
                <Icon of={ChevronRight} />
              </button>
            </li>
          ))}
        </Choices>
      </Stack>
    </Card>
  );
};
