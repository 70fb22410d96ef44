import { Button } from 'storybook/internal/components';
import { addons, types, type API } from 'storybook/manager-api';

const SEARCH_PAGE = '?path=/docs/search--docs';

/** Adds the button that opens the search to the toolbar, with a shortcut. */
export function addSearchTool(api: API): void {
  const openSearch = () => api.navigateUrl(SEARCH_PAGE, { plain: true });
  void api.setAddonShortcut('folioflow', {
    label: 'Search texts, codes and rows',
    defaultShortcut: ['alt', 'K'],
    actionName: 'search',
    action: openSearch,
  });
  addons.add('folioflow/search', {
    type: types.TOOL,
    title: 'Search texts, codes and rows',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => (
      <Button variant="ghost" padding="small" ariaLabel="Search texts, codes and rows" onClick={openSearch}>
        Search
      </Button>
    ),
  });
}
