import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../shell/Page.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  padding-top: var(--space-16);

  @media (min-width: 64rem) {
    grid-template-columns: 14rem minmax(0, var(--width-reading));
    gap: var(--space-48);
    align-items: start;

    > nav {
      position: sticky;
      top: calc(var(--top-bar) + var(--space-24));
    }
  }
`;

const Contents = styled.nav`
  > h2 {
    color: var(--muted);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
  }

  > ul {
    padding: 0;
    margin: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--control);
    color: var(--accent);
    font-weight: var(--weight-label);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Statement = styled.section`
  padding-block: var(--space-24);
  border-top: 1px solid var(--line);
  scroll-margin-top: var(--top-bar);

  > h2 {
    margin-bottom: var(--space-8);
    font-size: var(--type-18);
  }

  > p {
    line-height: 1.65;
  }
`;

interface StatementPageProps {
  title: string;
  /** `id` is the anchor of the statement. */
  statements: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** A page of statements with their contents. The address can name one of them. */
export function StatementPage({ title, statements }: StatementPageProps) {
  const { i18n } = useLingui();
  // The browser looks for the anchor before the page is drawn.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <Columns>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{i18n._('statements.contents')}</h2>
          <ul>
            {statements.map((statement) => (
              <li key={statement.id}>
                <a href={`#${statement.id}`}>{statement.title}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <article>
          {statements.map((statement) => (
            <Statement key={statement.id} id={statement.id}>
              <h2>{statement.title}</h2>
              <p>{statement.text}</p>
            </Statement>
          ))}
        </article>
      </Columns>
    </Page>
  );
}
