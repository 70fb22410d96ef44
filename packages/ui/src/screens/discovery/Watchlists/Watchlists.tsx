import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, PickedWatchlistView, Remote, SchemeLook, watchlistsFlow, WatchlistsView } from '@folioflow/flows';
import { Plus, RotateCw } from 'lucide';
import { useMemo, useState } from 'react';
import {
  compareControls,
  CompareCheckbox,
  ComparisonSelection,
  type ComparisonSelectionProps,
} from '../../../parts/scheme/ComparisonSelection/ComparisonSelection.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { WatchButton } from '../../../parts/scheme/SchemeCard/WatchButton.tsx';
import { SchemeCardSkeleton } from '../../../parts/scheme/SchemeCard/SchemeCardSkeleton.tsx';
import type { SchemeControlsColumn } from '../../../parts/scheme/SchemeTable/SchemeTable.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../shell/Page.tsx';
import { CardGrid } from '../SchemeList/scheme-list-look.ts';
import { SchemeRows } from '../SchemeList/SchemeRows.tsx';
import { AdviseContacts } from './AdviseContacts.tsx';
import { EmptyWatchlist } from './EmptyWatchlist.tsx';
import { RowOpener } from './RowOpener.tsx';
import { CardColumns, CountRow, WatchlistToolbar } from './watchlists-look.ts';
import { WatchlistChoice } from './WatchlistChoice.tsx';

type ViewingView = Extract<WatchlistsView, { screen: 'viewing' }>;

export interface WatchlistsProps {
  view: WatchlistsView;
  remote: Remote<typeof watchlistsFlow>;
  /** Path of the list in which the schemes of a new watchlist are selected. */
  onAdd: () => void;
  /** Opens the dialog with another name for the picked list. */
  onRename: (watchlist: PickedWatchlistView['watchlist']) => void;
  onFollow: (exit: Exit) => void;
  /** Cards or table, as selected in the scheme list. */
  look: SchemeLook;
  /** The page is that of the adviser (DO-199). */
  hasContacts: boolean;
  /** Schemes selected for a comparison. */
  comparing: ComparisonSelectionProps;
}

/** The schemes of the selected watchlist (DO-184 to DO-199); selecting schemes for a new watchlist replaces them. */
export function Watchlists(props: WatchlistsProps) {
  const { i18n } = useLingui();
  const { view, remote, hasContacts } = props;
  if (view.screen === 'adding') return null;
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading lead={i18n._(hasContacts ? 'watchlists.advise.pageLead' : 'watchlists.view.lead')}>
          {i18n._('watchlists.view.title')}
        </PageHeading>
        {view.screen === 'loading' && <FetchingSkeleton />}
        {view.screen === 'unavailable' && (
          <Card as="div">
            <UnavailableState
              notice={view.notice}
              title={i18n._('watchlists.view.unavailable')}
              action={
                <Button onClick={() => remote.send({ type: 'reload.requested' })}>
                  {i18n._('watchlists.view.retry')}
                </Button>
              }
            />
          </Card>
        )}
        {view.screen === 'viewing' && <WatchlistView {...props} view={view} />}
        {/* Below the lists: before they arrive, it would move. */}
        {hasContacts && view.screen !== 'loading' && <AdviseContacts />}
      </Stack>
    </Page>
  );
}

const FetchingSkeleton = () => {
  const { i18n } = useLingui();
  return (
    <Stack gap={16} aria-busy>
      <p role="status">{i18n._('watchlists.view.fetching')}</p>
      <CardGrid aria-hidden>
        {[0, 1, 2].map((place) => (
          <li key={place}>
            <SchemeCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
};

function WatchlistView(props: WatchlistsProps & { view: ViewingView }) {
  const { i18n } = useLingui();
  const { view, remote, onAdd } = props;
  const { lists, picked } = view;
  const create = (
    <Button variant={lists.length === 0 ? 'primary' : 'secondary'} icon={<Icon of={Plus} />} onClick={onAdd}>
      {i18n._('watchlists.view.create')}
    </Button>
  );
  const dropdown = (
    <Select
      label={i18n._('watchlists.view.pick')}
      placeholder={i18n._('watchlists.view.pick')}
      options={lists.map(({ value, label }) => ({ value, label }))}
      value={picked?.watchlist.value ?? ''}
      disabled={lists.length === 0 || view.advising !== null}
      onValueChange={(value) => remote.send({ type: 'list.picked', value })}
    />
  );
  if (lists.length === 0)
    return (
      <>
        <WatchlistToolbar>{dropdown}</WatchlistToolbar>
        <NoticeLine notice={view.notice} />
        <Card as="div">
          <EmptyState title={i18n._('watchlists.view.empty')} drawing={<EmptyStatementDrawing />} action={create}>
            {i18n._('watchlists.view.emptyHint')}
          </EmptyState>
        </Card>
      </>
    );
  return (
    <>
      <WatchlistToolbar>
        {dropdown}
        {create}
        {picked?.isSubscribed === false && (
          // Busy, not disabled: the focus returns to it from the dialogs.
          <Button
            aria-haspopup="dialog"
            busy={view.advising !== null}
            disabled={!view.canAskForAdvice && view.advising === null}
            onClick={() => remote.send({ type: 'advice.requested' })}
          >
            {i18n._('watchlists.view.ask')}
          </Button>
        )}
        {picked?.isSubscribed === true && <Button disabled>{i18n._('watchlists.view.subscribed')}</Button>}
      </WatchlistToolbar>
      {view.hasSaved && <p role="status">{i18n._('watchlists.view.saved')}</p>}
      <NoticeLine notice={view.notice} />
      {picked === null ? (
        <WatchlistChoice lists={lists} isDisabled={view.advising !== null} remote={remote} />
      ) : (
        <PickedWatchlist key={picked.watchlist.id} {...props} picked={picked} />
      )}
    </>
  );
}

const formatSchemeCount = (i18n: I18n, count: number) => i18n._('watchlists.view.count', { count });
const formatMissingCount = (i18n: I18n, count: number) =>
  count === 1 ? i18n._('watchlists.view.missingOne') : i18n._('watchlists.view.missing', { count });

const ownControls: SchemeControlsColumn = {
  label: compareControls.label,
  of: (card) => (
    <>
      <CompareCheckbox card={card} />
      <RowOpener>
        <WatchButton scheme={card.scheme} />
      </RowOpener>
    </>
  ),
};

/** The button of a row: its text follows the language, the row itself is not drawn again. */
function AdviceButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { i18n } = useLingui();
  return (
    <Button variant="quiet" size="small" onClick={onPress}>
      <span>{i18n._('watchlists.row.advise')}</span>
      <VisuallyHidden lang="en">, {name}</VisuallyHidden>
    </Button>
  );
}

function PickedWatchlist({
  view,
  picked,
  remote,
  onRename,
  onFollow,
  look,
  comparing,
}: WatchlistsProps & { view: ViewingView; picked: PickedWatchlistView }) {
  const { i18n } = useLingui();
  const isWide = useMedia(WIDE_SCREEN);
  const [isAdvised, setAdvised] = useState(false);
  const controls = useMemo(
    (): SchemeControlsColumn => ({
      label: 'watchlists.row.advise',
      of: (card) => (
        <>
          {ownControls.of(card)}
          <AdviceButton name={card.name} onPress={() => setAdvised(true)} />
        </>
      ),
    }),
    [],
  );
  const closeAdvice = () => setAdvised(false);
  const { cards, watchlist, isSubscribed, missing, isComplete } = picked;
  const size = watchlist.scheme_list.length;
  return (
    <Stack gap={16} aria-busy={view.isBusy || undefined}>
      <CountRow>
        <p role="status">
          {isComplete || view.notice !== null ? formatSchemeCount(i18n, size) : i18n._('watchlists.view.fetching')}
        </p>
        <Row gap={4}>
          {size > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              disabled={view.advising !== null}
              onClick={() => onRename(watchlist)}
            >
              {i18n._('watching.rename.open')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={RotateCw} />}
            busy={view.isBusy}
            disabled={!view.canReload && !view.isBusy}
            onClick={() => remote.send({ type: 'reload.requested' })}
          >
            {i18n._('watchlists.view.refresh')}
          </Button>
        </Row>
      </CountRow>
      {!isComplete && view.notice !== null && <p>{i18n._('watchlists.view.stalled')}</p>}
      {missing > 0 && <p>{formatMissingCount(i18n, missing)}</p>}
      {size === 0 && <EmptyWatchlist />}
      {cards.length > 0 && (
        <ComparisonSelection {...comparing}>
          <CardColumns data-few={cards.length < 3 || undefined}>
            <SchemeRows
              cards={cards}
              sort="asListed"
              canSort={false}
              onSort={() => undefined}
              onFollow={onFollow}
              isTable={isWide && look === 'table'}
              controls={isSubscribed ? controls : ownControls}
            />
          </CardColumns>
        </ComparisonSelection>
      )}
      <Dialog
        open={isAdvised}
        title={i18n._('watchlists.advise.title')}
        onClose={closeAdvice}
        actions={<Button onClick={closeAdvice}>{i18n._('watchlists.advise.close')}</Button>}
      >
        {null}
      </Dialog>
    </Stack>
  );
}
