import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { NotFetched } from '../NotFetched/NotFetched.tsx';
import { useOnDemand, type Load } from '../on-demand.ts';
import { loadSanitise } from './load-sanitise.ts';
import { plainWords } from './plain-words.ts';

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
  /** One of the fields that the contract calls HTML; everything else of the server is text. */
  html: string;
  /** Fetches the sanitiser. */
  load?: Load<(html: string) => string>;
}

/**
 * The provider's HTML through a strict allow-list. Mere words are drawn at once; whatever holds more goes through the
 * sanitiser, which is fetched then, and until it is here, or when it does not come, its words alone stand there.
 */
export function ServerHtml({ html, load = loadSanitise }: ServerHtmlProps) {
  const { words, isAll } = useMemo(() => plainWords(html), [html]);
  const { code: sanitise, is, want } = useOnDemand(load);
  const safe = useMemo(() => (isAll || sanitise === null ? null : sanitise(html)), [isAll, sanitise, html]);
  useEffect(() => {
    if (!isAll && is === 'absent') want();
  }, [isAll, is, want]);
  if (safe !== null) return <Words key="all" dangerouslySetInnerHTML={{ __html: safe }} />;
  const isMissing = !isAll && is === 'failed';
  return (
    <>
      <Words key="words" aria-busy={(!isAll && !isMissing) || undefined}>
        {words}
      </Words>
      {isMissing && <NotFetched onRetry={want} />}
    </>
  );
}
