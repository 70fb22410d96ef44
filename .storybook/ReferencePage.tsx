import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { LinkProvider } from '../packages/ui/src/primitives/Link/LinkProvider.tsx';
import { TextLink } from '../packages/ui/src/primitives/Link/TextLink.tsx';
import type { ReferenceIndex } from '../packages/ui/src/review/references/reference-index.ts';
import { referenceOfQuery } from '../packages/ui/src/review/references/references.ts';
import { ReferenceList } from '../packages/ui/src/review/ReferenceList.tsx';
import { loadReferenceIndex } from '../tools/charts/references/load-reference-index.ts';
import { flowPagePaths } from './flow-pages.ts';
import { ReviewLink } from './ReviewLink.tsx';

function FlowName({ flow, children }: { flow: string; children: string }) {
  const page = flowPagePaths[flow];
  return page === undefined ? children : <TextLink to={page}>{children}</TextLink>;
}

/** The page is in a frame of the review room, whose address names the reference: `…&reference=ON-155`. */
const openedReference = () => referenceOfQuery(window.parent.location.search);

/** The references of all charts, scrolled to the one in the address. */
export function ReferencePage() {
  const [index, setIndex] = useState<ReferenceIndex | null>();
  const [shown] = useState(openedReference);
  useEffect(() => {
    void loadReferenceIndex().then(setIndex);
  }, []);
  useEffect(() => {
    const item = index && shown ? document.getElementById(shown) : null;
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [index, shown]);
  return (
    <Unstyled>
      <LinkProvider link={ReviewLink}>
        {index === undefined && <p role="status">Loading the references…</p>}
        {index === null && <p role="alert">The references could not be loaded. Reload the page to try again.</p>}
        {index && <ReferenceList index={index} shown={shown} link={FlowName} markdown={Markdown} />}
      </LinkProvider>
    </Unstyled>
  );
}
