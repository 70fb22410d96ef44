import type { RequestedSip } from '@folioflow/flows';
import { createBrowserStores, type SubmissionEntry } from '@folioflow/wiring';

const UNANSWERED_KEY = 'folioflow-unanswered';

type StoredSubmissions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All elements of a page share a store, so that texts that a browser rejects outlive an element. */
const { session } = createBrowserStores();

function readStored(): StoredSubmissions {
  try {
    const stored: unknown = JSON.parse(session.getItem(UNANSWERED_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as StoredSubmissions) : {};
  } catch {
    return {};
  }
}

/**
 * Stores the keys of unanswered submissions of a SIP for the open tab, so that after a reload or a removal of the
 * element the same confirmation has a single effect (decision 009). The history of the page belongs to the host.
 */
export function createStoredEntry(
  providerUrl: string,
  { scheme, option, hasNominees: _hasNominees, ...schedule }: RequestedSip,
): SubmissionEntry {
  const subject = JSON.stringify([providerUrl, scheme.isin, scheme.code, option.code, Object.values(schedule)]);
  return {
    id: () => subject,
    read: () => readStored()[subject] ?? {},
    write: (submissions) => {
      const { [subject]: _, ...others } = readStored();
      const next = Object.keys(submissions).length === 0 ? others : { ...others, [subject]: submissions };
      if (Object.keys(next).length === 0) session.removeItem(UNANSWERED_KEY);
      else session.setItem(UNANSWERED_KEY, JSON.stringify(next));
    },
  };
}
