import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { LinkProvider } from '../../../ui/src/primitives/Link/LinkProvider.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { loadSearchIndex } from '../search/load-search-index.ts';
import { flowPagePaths } from './flow-pages.ts';
import { readQuery, storeQuery } from './query-address.ts';
import { ReviewLink } from './ReviewLink.tsx';

const pathOfFlow = (flow: string) => flowPagePaths[flow];

/** The search in the review room; its query is a part of the address. */
export function StorySearch() {
  return (
    <Unstyled>
      <LinkProvider link={ReviewLink}>
        <SearchPage
          load={loadSearchIndex}
          start={readQuery()}
          onQuery={storeQuery}
          pathOfFlow={pathOfFlow}
          markdown={Markdown}
        />
      </LinkProvider>
    </Unstyled>
  );
}
