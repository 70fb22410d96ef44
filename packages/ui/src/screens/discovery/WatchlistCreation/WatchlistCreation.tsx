import { useLingui } from '@lingui/react';
import type {
  Remote,
  SchemeCard,
  SchemeListView,
  WatchlistCreationView,
  watchlistCreationFlow,
} from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const { ticked, catalogue, remote } = use(TickedSchemesContext) ?? {};
  const toggleScheme = (isTicked: boolean) => {
    const scheme = catalogue?.find(({ _id }) => _id === id);
    if (!isTicked) remote?.send({ type: 'scheme.unticked', id });
    else if (scheme !== undefined) remote?.send({ type: 'scheme.ticked', scheme });
  };
  return (
    <Checkbox checked={ticked?.some(({ _id }) => _id === id) ?? false} onCheckedChange={toggleScheme}>
      <span>{i18n._('watchlists.add.select')}</span>
      <VisuallyHidden lang="en" translate="no">
        {' '}
        {name}
      </VisuallyHidden>
    </Checkbox>
  );
}

const tickControls: SchemeControlsColumn = {
  label: 'watchlists.add.select',
  of: (card) => <SchemeCheckbox card={card} />,
};

/**
 * The complete list with a checkbox on each scheme, and the name of the watchlist to be saved (DO-200 to DO-212).
 */
export function WatchlistCreation({ view, remote, list }: WatchlistCreationProps) {
  const { i18n } = useLingui();
  const [name, setName] = useState('');
  const ticked = view.screen === 'over' ? null : view.ticked;
  const { catalogue } = list.view;
  const ticking = useMemo(() => ({ ticked, catalogue, remote }), [ticked, catalogue, remote]);
  if (view.screen === 'over') return null;
  const { limit } = view;
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{i18n._('watchlists.add.title')}</PageHeading>
        <p>{i18n._('watchlists.add.hint', { limit })}</p>
        <TickedSchemesContext value={ticking}>
          <SchemeListing {...list} controls={tickControls} />
        </TickedSchemesContext>
        <StickyFoot>
          <p role="status">
            <Icon of={Check} />
            <span>{i18n._('watchlists.add.selected', { count: view.ticked.length, limit })}</span>
          </p>
          <Button variant="secondary" onClick={() => remote.send({ type: 'selection.left' })}>
            {i18n._('watchlists.add.return')}
          </Button>
          <Button disabled={view.ticked.length === 0} onClick={() => remote.send({ type: 'naming.started' })}>
            {i18n._('watchlists.add.submit')}
          </Button>
        </StickyFoot>
      </Stack>
      <AlertDialog
        open={view.isOverLimit}
        title={i18n._('watchlists.limit.title')}
        onClose={() => remote.send({ type: 'limit.acknowledged' })}
      >
        {i18n._('watchlists.limit.text', { limit })}
      </AlertDialog>
      {view.screen === 'naming' && <NameDialog name={name} onNameChange={setName} view={view} remote={remote} />}
    </Page>
  );
}
