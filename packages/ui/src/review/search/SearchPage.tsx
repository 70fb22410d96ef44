import { Search } from 'lucide';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PlainButton as Button } from '../../primitives/Button/PlainButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { createSearch, type FoundStories } from './create-search.ts';
import { moveFocus } from './move-focus.ts';
import { Examples, SearchForm, Sheet } from './search-look.ts';
import type { LoadedIndex } from './search-index.ts';
import { SearchResults } from './SearchResults.tsx';

const examples = ['032', 'ON-155', 'sendOtp', 'The code is not right', 'codes.submitted'];

interface SearchPageProps {
  /** Loads the index with the first use of the page. */
  load: () => Promise<LoadedIndex>;
  /** The query of the address. */
  start: string;
  /** Stores the query in the address. */
  onQuery: (query: string) => void;
}

type Loading = LoadedIndex | 'loading' | 'failed';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Returns the number of results in words. */
function resultText({ words, count, units }: FoundStories): string {
  if (words.length === 0) return '';
  if (units.length === 0) return 'No story found';
  const withStories = units.filter(({ stories }) => stories.length > 0).length;
  const byRows = counted(units.length - withStories, 'flow', 'flows');
  const found = `${counted(count, 'story', 'stories')} in ${counted(withStories, 'flow or part', 'flows and parts')}`;
  if (withStories === units.length) return found;
  return withStories === 0 ? `${byRows} by acceptance rows` : `${found}, and ${byRows} by acceptance rows`;
}

const sizeText = ({ index, bytes }: LoadedIndex) =>
  `The index has ${index.units.reduce((sum, { stories }) => sum + stories.length, 0).toLocaleString('en-IN')} stories and ${Math.round(bytes / 1024)} kB. It is loaded on this page only.`;

/** The page that finds stories by texts, messages, codes, rows, ports, events and states. */
export function SearchPage({ load, start, onQuery }: SearchPageProps) {
  const [query, setQuery] = useState(start);
  const [loaded, setLoaded] = useState<Loading>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (index) => isCurrent && setLoaded(index),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const search = useMemo(() => (typeof loaded === 'string' ? null : createSearch(loaded.index)), [loaded]);
  const searched = useDeferredValue(query);
  const found = useMemo(() => search?.(searched) ?? null, [search, searched]);
  const changeQuery = (next: string) => {
    setQuery(next);
    onQuery(next);
  };
  return (
    <Sheet data-review onKeyDown={moveFocus}>
      <SearchForm role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search the stories"
          hint="Words on a screen, a provider code, an acceptance row, a port or operation, an event, a state or the key of a message. All words must match."
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onValueChange={changeQuery}
        />
        <p role="status">{loaded === 'loading' ? 'Loading the index …' : found && resultText(found)}</p>
      </SearchForm>
      {loaded === 'loading' && (
        <Stack gap={12}>
          <Skeleton height="3rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
      {loaded === 'failed' && (
        <Stack gap={12} align="start">
          <p role="alert">The index could not be loaded.</p>
          <Button
            variant="secondary"
            onClick={() => {
              setLoaded('loading');
              setAttempt((count) => count + 1);
            }}
          >
            Try again
          </Button>
        </Stack>
      )}
      {typeof loaded !== 'string' && searched.trim() === '' && (
        <Stack gap={12}>
          <p>Try one of these:</p>
          <Examples>
            {examples.map((example) => (
              <li key={example}>
                <Button variant="secondary" size="small" onClick={() => changeQuery(example)}>
                  {example}
                </Button>
              </li>
            ))}
          </Examples>
          <p>{sizeText(loaded)}</p>
        </Stack>
      )}
      {found !== null && found.words.length > 0 && found.units.length === 0 && (
        <EmptyState title={`No story matches “${searched.trim()}”`} drawing={<Icon of={Search} size={24} />}>
          Check the spelling, or use fewer words. A row that no screen shows has no story.
        </EmptyState>
      )}
      {found !== null && found.units.length > 0 && <SearchResults key={searched} found={found} />}
    </Sheet>
  );
}
