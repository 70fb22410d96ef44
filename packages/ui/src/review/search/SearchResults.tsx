import { useState } from 'react';
import { PlainButton as Button } from '../../primitives/Button/PlainButton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import type { FoundStories, FoundStory, FoundTerm, FoundUnit } from './create-search.ts';
import { MarkedText } from './MarkedText.tsx';
import { More, Stories, Terms, UnitHead } from './search-look.ts';
import type { TermKind } from './search-index.ts';

const kindNames: Readonly<Record<TermKind, string>> = {
  story: 'Name',
  text: 'Text',
  message: 'Message',
  code: 'Code',
  row: 'Row',
  port: 'Port',
  event: 'Event',
  state: 'State',
};

const SHOWN_STORIES = 4;
const SHOWN_UNITS = 8;

const storyPath = (id: string) => `?path=/story/${id}`;
const docsPath = (id: string) => `?path=/docs/${id}`;

interface TermListProps {
  terms: readonly FoundTerm[];
  words: readonly string[];
}

function TermList({ terms, words }: TermListProps) {
  return (
    <Terms>
      {terms.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>
          <span>{kindNames[kind]}</span>
          <span>
            <MarkedText kind={kind} text={text} words={words} />
          </span>
        </li>
      ))}
    </Terms>
  );
}

function StoryItem({ story, words }: { story: FoundStory; words: readonly string[] }) {
  const terms = story.terms.filter(({ kind }) => kind !== 'story');
  return (
    <li>
      <span>
        <TextLink to={storyPath(story.id)} data-result="">
          <MarkedText kind="story" text={story.name} words={words} />
        </TextLink>
      </span>
      <TermList terms={terms} words={words} />
    </li>
  );
}

const spacedTitle = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2');

function UnitResults({ unit, words }: { unit: FoundUnit; words: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const names = unit.title.split('/').map(spacedTitle);
  const { stories } = unit;
  const shown = isOpen ? stories : stories.slice(0, SHOWN_STORIES);
  return (
    <Card as="article" flush aria-label={names.join(', ')}>
      <UnitHead>
        <h2>
          {names.at(-1)} <small>{names.slice(0, -1).join(' · ')}</small>
        </h2>
        {stories.length > 0 && <span>{stories.length === 1 ? '1 story' : `${stories.length} stories`}</span>}
      </UnitHead>
      <Stories>
        {shown.map((story) => (
          <StoryItem key={story.id} story={story} words={words} />
        ))}
        {unit.page !== null && unit.terms.length > 0 && (
          <li>
            <span>
              <TextLink to={docsPath(unit.page)} data-result="">
                {unit.size === 1 ? 'Its only story' : `All ${unit.size} stories`}
              </TextLink>
            </span>
            <TermList terms={unit.terms} words={words} />
          </li>
        )}
      </Stories>
      {shown.length < stories.length && (
        <More>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            Show {stories.length - shown.length} more
          </Button>
        </More>
      )}
    </Card>
  );
}

/** The found stories by their flow. A long list shows its first flows until more are requested. */
export function SearchResults({ found }: { found: FoundStories }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? found.units : found.units.slice(0, SHOWN_UNITS);
  return (
    <Stack gap={16}>
      {shown.map((unit) => (
        <UnitResults key={unit.title} unit={unit} words={found.words} />
      ))}
      {shown.length < found.units.length && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show {found.units.length - shown.length} more flows
        </Button>
      )}
    </Stack>
  );
}
