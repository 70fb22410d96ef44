import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Storybook's doc blocks are larger than all stories together, so they are loaded only by a docs page.
const LazyDocsPage = lazy(() => import('./FlowDocsPage.tsx').then(({ FlowDocsPage }) => ({ default: FlowDocsPage })));
const LazyDocsFrame = lazy(() => import('./ProductDocs.tsx').then(({ ProductDocs }) => ({ default: ProductDocs })));

export const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
);

export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyDocsFrame {...props} />
  </Suspense>
);
