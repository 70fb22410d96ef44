import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { NotFetched } from '../NotFetched/NotFetched.tsx';
import { useOnDemand, type Load } from '../on-demand.ts';
import { loadSanitise } from './load-sanitise.ts';

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

/** The provider's HTML through a strict allow-list; the sanitiser is loaded only where there is such HTML. */
export function ServerHtml({ html, load = loadSanitise }: ServerHtmlProps) {
  const { code: sanitise, is, want } = useOnDemand(load);
  const safe = useMemo(() => (sanitise === null ? null : sanitise(html)), [sanitise, html]);
  useEffect(() => {
    if (is === 'absent') want();
  }, [is, want]);
  if (is === 'failed') return <NotFetched onRetry={want} />;
  return safe === null ? <Words aria-busy /> : <Words dangerouslySetInnerHTML={{ __html: safe }} />;
}
