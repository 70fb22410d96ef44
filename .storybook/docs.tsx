import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Storybook's doc blocks weigh more than all stories together: a story that is only looked at does not load them.
const Page = lazy(() => import('./FlowDocsPage.tsx').then(({ FlowDocsPage }) => ({ default: FlowDocsPage })));
const Frame = lazy(() => import('./ProductDocs.tsx').then(({ ProductDocs }) => ({ default: ProductDocs })));

export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
);
