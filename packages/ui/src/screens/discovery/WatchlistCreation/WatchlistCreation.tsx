import { say, type Remote, type WatchlistCreationView, type watchlistCreationFlow } from '@folioflow/flows';
import { watchlists as words } from '@folioflow/flows/words/watchlists';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { icon } from '../../../primitives/icon.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../shell/Page.tsx';
import { SchemeListing, type SchemeListProps } from '../SchemeList/SchemeList.tsx';
import { NameDialog } from './NameDialog.tsx';

/* Always in sight while the list scrolls: how many are ticked, and what comes of them. */
const Foot = styled.div`
  position: sticky;
  bottom: var(--below, 0px);
  z-index: 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-12) var(--space-16);
  border-top: 1px solid var(--line);
  background: var(--canvas);

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    margin-inline-end: auto;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-label);
  }

  @media (max-width: 40rem) {
    > p {
      flex: 1 0 100%;
    }

    > button {
      flex: 1 1 9rem;
      min-height: var(--control);
      height: auto;
      padding-inline: var(--space-8);
      white-space: normal;
    }
  }

  @media (min-width: 48rem) {
    margin-inline: calc(-1 * var(--space-24));
    padding-inline: var(--space-24);
  }
`;

export interface WatchlistCreationProps {
  view: WatchlistCreationView;
  remote: Remote<typeof watchlistCreationFlow>;
  /** The whole list with its seventh filter. */
  list: Omit<SchemeListProps, 'controls'>;
}

/** The whole list with a tick box on each scheme, and the name that the ticked ones are saved under (DO-200 to DO-212). */
export function WatchlistCreation({ view, remote, list }: WatchlistCreationProps) {
  if (view.screen === 'over') return null;
  const { ticked, limit } = view;
  const shown = list.view.screen === 'loaded' ? list.view.shown : [];
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{words['add.title']}</PageHeading>
        <p>{say(words['add.hint'], { limit })}</p>
        <SchemeListing
          {...list}
          controls={{
            label: words['add.select'],
            of: ({ id, name }, place) => (
              <Checkbox
                checked={ticked.some(({ _id }) => _id === id)}
                onCheckedChange={(isTicked) => {
                  const scheme = shown[place];
                  if (!isTicked) remote.send({ type: 'scheme.unticked', id });
                  else if (scheme !== undefined) remote.send({ type: 'scheme.ticked', scheme });
                }}
              >
                {words['add.select']}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Checkbox>
            ),
          }}
        />
        <Foot>
          <p role="status">
            <Check {...icon} />
            {say(words['add.selected'], { count: ticked.length, limit })}
          </p>
          <Button variant="secondary" onClick={() => remote.send({ type: 'selection.left' })}>
            {words['add.return']}
          </Button>
          <Button disabled={ticked.length === 0} onClick={() => remote.send({ type: 'naming.started' })}>
            {words['add.submit']}
          </Button>
        </Foot>
      </Stack>
      <AlertDialog
        open={view.isOverLimit}
        title={words['limit.title']}
        onClose={() => remote.send({ type: 'limit.acknowledged' })}
      >
        {say(words['limit.text'], { limit })}
      </AlertDialog>
      {view.screen === 'naming' && <NameDialog view={view} remote={remote} />}
    </Page>
  );
}
