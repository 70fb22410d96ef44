import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { FetchFailure } from '../FetchFailure/FetchFailure.tsx';
import { languageOf } from '../ServerText/language-of.ts';
import { useOnDemand, type CodeLoader } from '../on-demand.ts';
import { loadSanitise } from './load-sanitise.ts';
import { parsePlainContent } from './plain-content.ts';

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > :first-child {
    margin-top: 0;
  }

  p,
  ul,
  ol,
  table,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: var(--space-12) 0;
  }

  :is(h1, h2, h3, h4, h5, h6) {
    color: var(--ink);
    font-size: var(--type-16);
    font-weight: var(--weight-heading);
  }

  :is(ul, ol) {
    padding-inline-start: var(--space-24);
    list-style: revert;
  }

  table {
    width: 100%;
  }

  :is(th, td) {
    padding: var(--space-8) var(--space-8) var(--space-8) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  th {
    color: var(--muted);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
  }

  hr {
    border: 0;
    border-top: 1px solid var(--line);
  }
`;

export interface ServerHtmlProps {
  /** Value of a field that the contract declares as HTML; every other server field is text. */
  html: string;
  /** Fetches the sanitiser. */
  load?: CodeLoader<(html: string) => string>;
}

/**
 * The provider's HTML, filtered by a strict allow-list. Plain HTML is rendered at once. Other HTML needs the sanitiser,
 * which is fetched; until it is loaded, or if it fails to load, only the text is shown.
 */
export function ServerHtml({ html, load = loadSanitise }: ServerHtmlProps) {
  const { words, isComplete } = useMemo(() => parsePlainContent(html), [html]);
  const { code: sanitise, status, request } = useOnDemand(load);
  const safe = useMemo(() => (isComplete || sanitise === null ? null : sanitise(html)), [isComplete, sanitise, html]);
  useEffect(() => {
    if (!isComplete && status === 'absent') request();
  }, [isComplete, status, request]);
  if (safe !== null) return <Words key="all" lang={languageOf(html)} dangerouslySetInnerHTML={{ __html: safe }} />;
  const isMissing = !isComplete && status === 'failed';
  return (
    <>
      <Words key="words" lang={languageOf(html)} aria-busy={(!isComplete && !isMissing) || undefined}>
        {words}
      </Words>
      {isMissing && <FetchFailure onRetry={request} />}
    </>
  );
}
