import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Card } from '../../../ui/src/primitives/Card/Card.tsx';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { TextField } from '../../../ui/src/primitives/TextField/TextField.tsx';
import { EntryItem, type EntryContext } from './EntryItem.tsx';
import { findEntries } from './find-entries.ts';
import { Entries, Inline, SearchForm, Sheet } from './search-look.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';

const examples = ['032', 'ON-155', 'sendOtp', 'The code is not right', 'codes.submitted', 'hasCompleteCodes'];
const SHOWN_ENTRIES = 30;

interface SearchPageProps extends Omit<EntryContext, 'stories'> {
  /** Loads the index with the first use of the page. */
  load: () => Promise<SearchIndex>;
  /** The query of the address. */
  start: string;
  /** Stores the query in the address. */
  onQuery: (query: string) => void;
}

function statusText(loaded: SearchIndex | 'loading' | 'failed', query: string, count: number): string {
  if (loaded === 'loading') return 'Loading the index …';
  if (loaded === 'failed' || query.trim() === '') return '';
  if (count === 0) return 'Nothing found. Check the spelling, or use fewer words.';
  return count === 1 ? '1 result' : `${count} results`;
}

function EntryList({ found, context }: { found: readonly SearchEntry[]; context: EntryContext }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? found : found.slice(0, SHOWN_ENTRIES);
  return (
    <Stack gap={16}>
      <Card flush>
        <Entries>
          {shown.map((entry) => (
            <EntryItem key={`${entry.kind} ${entry.name}`} entry={entry} context={context} />
          ))}
        </Entries>
      </Card>
      {shown.length < found.length && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show {found.length - shown.length} more
        </Button>
      )}
    </Stack>
  );
}

/** The page that finds stories by texts, messages, codes, rows, decisions, ports, events, guards and states. */
export function SearchPage({ load, start, onQuery, pathOfFlow, markdown }: SearchPageProps) {
  const [query, setQuery] = useState(start);
  const [loaded, setLoaded] = useState<SearchIndex | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (index) => isCurrent && setLoaded(index),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  const searched = useDeferredValue(query);
  const found = useMemo(() => (typeof loaded === 'string' ? [] : findEntries(loaded, searched)), [loaded, searched]);
  const changeQuery = (next: string) => {
    setQuery(next);
    onQuery(next);
  };
  return (
    <Sheet data-review>
      <SearchForm role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search the room"
          hint="Words on a screen, the key of a message, a provider code, an acceptance row, a decision, a port or operation, an event, a guard or a state. All words must match."
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onValueChange={changeQuery}
        />
        <p role="status">{statusText(loaded, searched, found.length)}</p>
      </SearchForm>
      {loaded === 'failed' && <p role="alert">The index could not be loaded. Reload the page to try again.</p>}
      {searched.trim() === '' && (
        <Inline>
          {examples.map((example) => (
            <li key={example}>
              <Button variant="secondary" size="small" onClick={() => changeQuery(example)}>
                {example}
              </Button>
            </li>
          ))}
        </Inline>
      )}
      {typeof loaded !== 'string' && found.length > 0 && (
        <EntryList key={searched} found={found} context={{ stories: loaded.stories, pathOfFlow, markdown }} />
      )}
    </Sheet>
  );
}
