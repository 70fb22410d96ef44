import { styled } from 'styled-components';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../shell/Page.tsx';

const StatementSection = styled.section`
  padding-block: var(--space-24);
  border-top: 1px solid var(--line);

  > h2 {
    margin-bottom: var(--space-8);
    font-size: var(--type-18);
  }
`;

interface StatementPageProps {
  title: string;
  lead: string;
  statements: readonly { readonly title: string; readonly text: string }[];
}

/** A page of statements without controls. */
export function StatementPage({ title, lead, statements }: StatementPageProps) {
  return (
    <Page width="reading">
      <Stack gap={32}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <div>
          {statements.map((statement) => (
            <StatementSection key={statement.title}>
              <h2>{statement.title}</h2>
              <p>{statement.text}</p>
            </StatementSection>
          ))}
        </div>
      </Stack>
    </Page>
  );
}
