import type { ComponentType } from 'react';
import { TextLink } from '../../../ui/src/primitives/Link/TextLink.tsx';
import type { ReferenceUser, SearchEntry, SearchIndex } from './search-index.ts';
import { Inline, Muted } from './search-look.ts';

const kindNames: Readonly<Record<SearchEntry['kind'], string>> = {
  code: 'Code',
  row: 'Row',
  decision: 'Decision record',
  port: 'Port',
  event: 'Event',
  guard: 'Guard',
  state: 'State',
  message: 'Message',
  text: 'Text',
};

const SHOWN_STORIES = 4;

/** The parts of the review room around an entry. */
export interface EntryContext {
  stories: SearchIndex['stories'];
  /** Returns the address of the docs page of a chart; undefined if it has none. */
  pathOfFlow: (flow: string) => string | undefined;
  /** Renders the Markdown of a decision record. */
  markdown: ComponentType<{ children: string }>;
}

const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
const unitOf = (title: string) => spaced(title.split('/').at(-1) ?? '');

/** A part between backticks is code, as in the documents. */
const RowText = ({ text }: { text: string }) =>
  text.split('`').map((part, place) => (place % 2 === 0 ? part : <code key={`${place} ${part}`}>{part}</code>));

function StoryLinks({ places, stories }: { places: readonly number[]; stories: SearchIndex['stories'] }) {
  return (
    <Inline>
      {places.map((place) => {
        const [id = '', title = '', name = ''] = stories[place] ?? [];
        return (
          <li key={id}>
            <TextLink to={`?path=/story/${id}`}>{`${unitOf(title)}: ${spaced(name)}`}</TextLink>
          </li>
        );
      })}
    </Inline>
  );
}

function Users({ users, pathOfFlow }: { users: readonly ReferenceUser[] } & Pick<EntryContext, 'pathOfFlow'>) {
  return [...new Set(users.map(({ flow }) => flow))].map((flow) => {
    const path = pathOfFlow(flow);
    const names = users.filter((user) => user.flow === flow).map(({ name }) => name);
    return (
      <Muted key={flow}>
        {path === undefined ? flow : <TextLink to={path}>{flow}</TextLink>}: {names.join(', ')}
      </Muted>
    );
  });
}

/** An entry of the search with its text, the parts of charts that refer to it, and links to its stories. */
export function EntryItem({ entry, context }: { entry: SearchEntry; context: EntryContext }) {
  const { kind, name, title, text = '', users = [], pages = [] } = entry;
  const { stories, pathOfFlow, markdown: Markdown } = context;
  const further = entry.stories.slice(SHOWN_STORIES);
  return (
    <li>
      <Muted>{kindNames[kind]}</Muted>
      <strong>{name}</strong>
      {title !== undefined && (
        <p>
          <RowText text={title} />
        </p>
      )}
      {kind === 'decision' ? (
        <details>
          <summary>Read the record</summary>
          <Markdown>{text}</Markdown>
        </details>
      ) : (
        text !== '' && (
          <Muted>
            <RowText text={text} />
          </Muted>
        )
      )}
      <Users users={users} pathOfFlow={pathOfFlow} />
      <StoryLinks places={entry.stories.slice(0, SHOWN_STORIES)} stories={stories} />
      {further.length > 0 && (
        <details>
          <summary>{further.length} more stories</summary>
          <StoryLinks places={further} stories={stories} />
        </details>
      )}
      {pages.length > 0 && (
        <Inline>
          {pages.map(([each, id]) => (
            <li key={id}>
              <TextLink to={`?path=/docs/${id}`}>{`All stories of ${unitOf(each)}`}</TextLink>
            </li>
          ))}
        </Inline>
      )}
    </li>
  );
}
