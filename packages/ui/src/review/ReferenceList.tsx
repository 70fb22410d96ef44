import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card/Card.tsx';
import { Stack } from '../primitives/Layout/Layout.tsx';
import { Cause } from './chart-look.ts';
import { mono } from './chart/mono.ts';
import type { FlowLink } from './FlowChart.tsx';
import type { IndexedReference, ReferenceIndex, ReferenceUser } from './references/reference-index.ts';
import { referenceName } from './references/references.ts';

const Item = styled.li`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-16);
  border-top: 1px solid var(--line);
  scroll-margin-top: var(--space-24);
  overflow-wrap: anywhere;

  &:first-child {
    border-top: 0;
  }

  &[data-shown] {
    background: var(--accent-soft);
    box-shadow: inset 4px 0 0 var(--accent);
    outline: none;
  }

  h3 {
    font-size: var(--type-14);
    color: var(--muted);
  }

  p {
    max-width: var(--width-reading);
    color: var(--ink);
  }

  code {
    font-family: ${mono};
    font-size: 0.875em;
  }

  summary {
    width: fit-content;
    color: var(--accent);
    font-size: var(--type-14);
    cursor: pointer;
  }
`;

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Muted = styled.div`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface ReferenceListProps {
  index: ReferenceIndex;
  /** Id of the reference that the page was opened for. */
  shown: string | null;
  link: FlowLink;
  /** Renders the Markdown of a decision record. */
  markdown: ComponentType<{ children: string }>;
}

/** Every row, invariant and decision behind the charts, with the guards, actions and calls that refer to it. */
export function ReferenceList({ index, shown, link, markdown }: ReferenceListProps) {
  const { names, namesWithReference, documents } = index;
  return (
    <Stack gap={32}>
      <p>
        {namesWithReference} of {names} names of guards, actions and ports have a reference.
      </p>
      {documents
        .filter(({ references }) => references.length > 0)
        .map(({ name, references }) => (
          <section key={name} aria-label={name}>
            <Stack gap={12}>
              <h2>{name}</h2>
              <Card flush>
                <List>
                  {references.map((reference) => (
                    <ReferenceItem
                      key={reference.id}
                      reference={reference}
                      isShown={reference.id === shown}
                      link={link}
                      markdown={markdown}
                    />
                  ))}
                </List>
              </Card>
            </Stack>
          </section>
        ))}
    </Stack>
  );
}

interface ReferenceItemProps extends Pick<ReferenceListProps, 'link' | 'markdown'> {
  reference: IndexedReference;
  isShown: boolean;
}

function ReferenceItem({ reference, isShown, link, markdown: Markdown }: ReferenceItemProps) {
  const { id, title, text, users } = reference;
  const isRecord = referenceName(id) !== id;
  return (
    <Item id={id} data-shown={isShown || undefined} tabIndex={-1}>
      <h3>{referenceName(id)}</h3>
      <p>
        <RowText text={title} />
      </p>
      {isRecord ? (
        <details open={isShown}>
          <summary>Read the record</summary>
          <Markdown>{text}</Markdown>
        </details>
      ) : (
        <Muted>
          <RowText text={text} />
        </Muted>
      )}
      <Users users={users} link={link} />
    </Item>
  );
}

/** A cell of a row; a part between backticks is code, as in the documents. */
const RowText = ({ text }: { text: string }) =>
  text.split('`').map((part, place) => (place % 2 === 0 ? part : <code key={`${place} ${part}`}>{part}</code>));

const flowsOf = (users: readonly ReferenceUser[]) => [...new Set(users.map(({ flow }) => flow))];

function Users({ users, link: Link }: { users: readonly ReferenceUser[]; link: FlowLink }) {
  return (
    <Muted>
      {flowsOf(users).map((flow) => (
        <div key={flow}>
          <Link flow={flow}>{flow}</Link>:{' '}
          <Cause>
            {users
              .filter((user) => user.flow === flow)
              .map(({ name }) => name)
              .join(', ')}
          </Cause>
        </div>
      ))}
    </Muted>
  );
}
