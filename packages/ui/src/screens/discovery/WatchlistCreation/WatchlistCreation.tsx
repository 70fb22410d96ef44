import {
  formatMessage,
  type Remote,
  type SchemeCard,
  type SchemeListView,
  type WatchlistCreationView,
  type watchlistCreationFlow,
} from '@folioflow/flows';
import { watchlists as words } from '@folioflow/flows/words/watchlists';
import { Check } from 'lucide';
import { createContext, use, useMemo, useState } from 'react';
import type { SchemeControlsColumn } from '../../../parts/scheme/SchemeTable/SchemeTable.tsx';
import { StickyFoot } from '../../../parts/page/StickyFoot/StickyFoot.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../shell/Page.tsx';
import { SchemeListing, type SchemeListProps } from '../SchemeList/SchemeList.tsx';
import { NameDialog } from './NameDialog.tsx';

export interface WatchlistCreationProps {
  view: WatchlistCreationView;
  remote: Remote<typeof watchlistCreationFlow>;
  /** The complete scheme list with its seventh filter. */
  list: Omit<SchemeListProps, 'controls'>;
}

interface TickedSchemes {
  readonly ticked: SchemeListView['catalogue'] | null;
  readonly catalogue: SchemeListView['catalogue'];
  readonly remote: WatchlistCreationProps['remote'];
}
const TickedSchemesContext = createContext<TickedSchemes | null>(null);

/** Selecting a scheme renders only its box again, not the card. */
function SchemeCheckbox({ card: { id, name } }: { card: SchemeCard }) {
  const { ticked, catalogue, remote } = use(TickedSchemesContext) ?? {};
  const toggleScheme = (isTicked: boolean) => {
    const scheme = catalogue?.find(({ _id }) => _id === id);
    if (!isTicked) remote?.send({ type: 'scheme.unticked', id });
    else if (scheme !== undefined) remote?.send({ type: 'scheme.ticked', scheme });
  };
  return (
    <Checkbox checked={ticked?.some(({ _id }) => _id === id) ?? false} onCheckedChange={toggleScheme}>
      <span>{words['add.select']}</span>
      <VisuallyHidden lang="en" translate="no">
        {' '}
        {name}
      </VisuallyHidden>
    </Checkbox>
  );
}

const tickControls: SchemeControlsColumn = {
  readLabel: () => words['add.select'],
  of: (card) => <SchemeCheckbox card={card} />,
};

/**
 * The complete list with a checkbox on each scheme, and the name of the watchlist to be saved (DO-200 to DO-212).
 */
export function WatchlistCreation({ view, remote, list }: WatchlistCreationProps) {
  const [name, setName] = useState('');
  const ticked = view.screen === 'over' ? null : view.ticked;
  const { catalogue } = list.view;
  const ticking = useMemo(() => ({ ticked, catalogue, remote }), [ticked, catalogue, remote]);
  if (view.screen === 'over') return null;
  const { limit } = view;
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{words['add.title']}</PageHeading>
        <p>{formatMessage(words['add.hint'], { limit })}</p>
        <TickedSchemesContext value={ticking}>
          <SchemeListing {...list} controls={tickControls} />
        </TickedSchemesContext>
        <StickyFoot>
          <p role="status">
            <Icon of={Check} />
            <span>{formatMessage(words['add.selected'], { count: view.ticked.length, limit })}</span>
          </p>
          <Button variant="secondary" onClick={() => remote.send({ type: 'selection.left' })}>
            {words['add.return']}
          </Button>
          <Button disabled={view.ticked.length === 0} onClick={() => remote.send({ type: 'naming.started' })}>
            {words['add.submit']}
          </Button>
        </StickyFoot>
      </Stack>
      <AlertDialog
        open={view.isOverLimit}
        title={words['limit.title']}
        onClose={() => remote.send({ type: 'limit.acknowledged' })}
      >
        {formatMessage(words['limit.text'], { limit })}
      </AlertDialog>
      {view.screen === 'naming' && <NameDialog name={name} onNameChange={setName} view={view} remote={remote} />}
    </Page>
  );
}
