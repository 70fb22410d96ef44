import { DocsContext, DocsPage, Unstyled } from '@storybook/addon-docs/blocks';
import * as testing from '@folioflow/flows/testing';
import { useContext } from 'react';
import { addons } from 'storybook/preview-api';
import { LinkProvider } from '../../../ui/src/primitives/Link/LinkProvider.tsx';
import { TextLink } from '../../../ui/src/primitives/Link/TextLink.tsx';
import { chartOf } from '../chart/read-chart.ts';
import { storyPathOf, type StoryOpener } from '../drawing/story-path.ts';
import { FlowDocs } from '../docs/FlowDocs.tsx';
import { storyTable } from '../panel/flow-review.ts';
import { flowParametersOf } from '../../../ui/src/testing/flow-parameters.ts';
import { exportedUnits } from '../../../ui/src/testing/story-match.ts';
import { flowPagePaths, spacedNameOf } from './flow-pages.ts';
import { loadDrawnChart, loadOpenedLayout } from '../drawing/load-drawn-chart.ts';
import { ReviewLink } from './ReviewLink.tsx';

const parentFlowsOf = (flow: string): readonly string[] =>
  exportedUnits(testing).flatMap(({ journeys }) =>
    typeof journeys !== 'function' && Object.values(journeys.flow.children).some(({ machine }) => machine.id === flow)
      ? [journeys.flow.machine.id]
      : [],
  );

function FlowName({ flow, children }: { flow: string; children: string }) {
  const page = flowPagePaths[flow];
  return page === undefined ? children : <TextLink to={page}>{children}</TextLink>;
}

const opener: StoryOpener = {
  load: loadDrawnChart,
  loadOpened: loadOpenedLayout,
  pathOf: (flow, story) => {
    const page = flowPagePaths[flow];
    return page === undefined ? null : storyPathOf(page, story);
  },
  open: (path) => addons.getChannel().emit('navigateUrl', path),
};

/** The docs page of any stories file: a flow's own page, Storybook's page for everything else. */
export function FlowDocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const flow = first ? flowParametersOf(first.parameters) : null;
  if (!first || !flow) return <DocsPage />;
  const storyIdOf = (scenario: string) =>
    stories.find(({ parameters }) => flowParametersOf(parameters)?.scenario === scenario)?.id ?? '';
  return (
    <Unstyled>
      <LinkProvider link={ReviewLink}>
        <FlowDocs
          title={spacedNameOf(first.title.split('/').at(-1) ?? '')}
          purpose={flow.journeys.purpose}
          routes={flow.journeys.routes ?? []}
          parents={parentFlowsOf(flow.journeys.flow.machine.id)}
          chart={chartOf(flow.journeys.flow)}
          rows={storyTable(flow.journeys).map(({ leaves, stories: shown }) => ({
            leaves,
            stories: shown.map(({ scenario, calls }) => ({
              name: spacedNameOf(scenario),
              path: `?path=/story/${storyIdOf(scenario)}`,
              calls,
            })),
          }))}
          opener={opener}
          link={FlowName}
        />
      </LinkProvider>
    </Unstyled>
  );
}
