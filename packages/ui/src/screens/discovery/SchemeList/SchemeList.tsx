import { useLingui } from '@lingui/react';
import type { Exit, Remote, schemeListFlow, SchemeListView, SchemeLook } from '@folioflow/flows';
import type { ReactNode } from 'react';
import {
  compareControls,
  ComparisonSelection,
  type ComparisonSelectionProps,
} from '../../../parts/scheme/ComparisonSelection/ComparisonSelection.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import type { SchemeControlsColumn } from '../../../parts/scheme/SchemeTable/SchemeTable.tsx';
import { SchemeSearch } from '../../../parts/scheme/SchemeSearch/SchemeSearch.tsx';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { loadNothingFound, loadSchemeLooks } from './load-scheme-list-parts.ts';
import { SchemeFilterBar } from './SchemeFilterBar.tsx';
import { SchemeResults } from './SchemeResults.tsx';

export interface SchemeListProps {
  view: SchemeListView;
  remote: Remote<typeof schemeListFlow>;
  /** Opens the target of a card on a narrow screen, with the exit's navigation state (DO-052). */
  onFollow: (exit: Exit) => void;
  /** Cards, or a table on a wide screen. */
  look: SchemeLook;
  onLook: (look: SchemeLook) => void;
  /** Further actions on a scheme. */
  controls?: SchemeControlsColumn | undefined;
  /**
   * Called when the search is about to be used, so that its code can be fetched (`useSchemeSearch` of the apps). Without
   * it the list has no search.
   */
  onSearch?: (() => void) | undefined;
}

/** The home page after sign-in: all schemes with six filters, in pages (DO-013 to DO-059). */
export function SchemeList({
  comparing,
  banner,
  ...props
}: SchemeListProps & {
  comparing?: ComparisonSelectionProps | undefined;
  /** Shown below the heading: `KycBanner`. */
  banner?: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{i18n._('schemes.list.title')}</PageHeading>
        {banner}
        {comparing === undefined ? (
          <SchemeListing {...props} />
        ) : (
          <ComparisonSelection {...comparing}>
            <SchemeListing {...props} controls={compareControls} />
          </ComparisonSelection>
        )}
      </Stack>
    </Page>
  );
}

/** Search, filters, cards and pages, below the heading of the page that contains them. */
export function SchemeListing(props: SchemeListProps) {
  const { view, remote, onSearch } = props;
  const isNarrowed = view.searching.text !== '' || view.chips.length > 0;
  usePrefetch(isNarrowed, loadNothingFound);
  return (
    <>
      {onSearch && (
        <SchemeSearch
          text={view.searching.text}
          onType={(text) => remote.send({ type: 'search.typed', text })}
          onReach={onSearch}
        />
      )}
      <SchemeFilterBar filters={view.filters} chips={view.chips} remote={remote} />
      <SchemeListBody {...props} />
    </>
  );
}

function SchemeListBody({ view, remote, ...rest }: SchemeListProps) {
  const { i18n } = useLingui();
  const isWide = useMedia(WIDE_SCREEN);
  // Fetched during the request for the schemes.
  usePrefetch(isWide, loadSchemeLooks);
  switch (view.screen) {
    case 'unavailable':
      return (
        <UnavailableState
          notice={view.notice}
          title={i18n._('schemes.list.unavailable')}
          action={
            <Button onClick={() => remote.send({ type: 'reload.requested' })}>{i18n._('schemes.list.retry')}</Button>
          }
        />
      );
    case 'loading':
    case 'loaded':
      return <SchemeResults view={view} remote={remote} {...rest} isWide={isWide} />;
  }
}
