import { styled } from 'styled-components';
import { Flag } from 'lucide';
import { Icon } from '../../../ui/src/primitives/Icon/Icon.tsx';

/** The output of an ended flow without values: keys only. */
export interface FlowEnding {
  /** Final state. */
  readonly state: string;
  /** Kind of the outcome. */
  readonly outcome: string | null;
  /** Path of the next page; null if the parent or the app decides. */
  readonly path: string | null;
  /** Keys of its navigation state. */
  readonly stateKeys: readonly string[];
  /** Keys of the remaining output. */
  readonly outputKeys: readonly string[];
}

const Room = styled.div`
  display: grid;
  place-items: start center;
  padding: var(--space-48) var(--space-16);
`;

const Sheet = styled.section`
  display: grid;
  gap: var(--space-12);
  width: 100%;
  max-width: var(--width-form);
  padding: var(--space-24);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-card);
  color: var(--text);

  > svg {
    color: var(--muted);
  }

  > h1 {
    font-size: var(--type-18);
  }

  strong {
    color: var(--ink);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
`;

const joinKeys = (keys: readonly string[]) => keys.join(', ');

/** Shown in a story of an ended flow instead of its closed screen: the next page and the output. */
export function FlowEnd({ state, outcome, path, stateKeys, outputKeys }: FlowEnding) {
  return (
    <Room>
      <Sheet>
        <Icon of={Flag} />
        <h1>The flow has ended</h1>
        <p>
          It ended in <strong>{state}</strong>
          {outcome !== null && outcome !== state && (
            <>
              {' '}
              with the outcome <strong>{outcome}</strong>
            </>
          )}
          . Its screen is closed.
        </p>
        <p>
          {path === null ? (
            'Where to go on is decided by whoever started it.'
          ) : (
            <>
              The app goes on to <strong>{path}</strong>
              {stateKeys.length > 0 && (
                <>
                  , with the navigation state <strong>{joinKeys(stateKeys)}</strong>
                </>
              )}
              .
            </>
          )}
        </p>
        {outputKeys.length > 0 && (
          <p>
            Handed on: <strong>{joinKeys(outputKeys)}</strong>.
          </p>
        )}
      </Sheet>
    </Room>
  );
}
