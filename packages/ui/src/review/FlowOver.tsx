import { styled } from 'styled-components';
import { Flag } from 'lucide';
import { Icon } from '../primitives/Icon/Icon.tsx';

/** What a flow leaves behind when it is over, without any value: keys only. */
export interface Ending {
  /** The state it ended in. */
  readonly state: string;
  /** Which of its outcomes. */
  readonly outcome: string | null;
  /** The path the app goes on to; null where the parent or the app decides. */
  readonly path: string | null;
  /** Keys of the navigation state that goes along. */
  readonly stateKeys: readonly string[];
  /** Keys of whatever else is handed on. */
  readonly handsOn: readonly string[];
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

const list = (keys: readonly string[]) => keys.join(', ');

/** Stands in a story whose flow has closed its screen, so that the story says what happens next. */
export function FlowOver({ state, outcome, path, stateKeys, handsOn }: Ending) {
  return (
    <Room>
      <Sheet>
        <Icon of={Flag} />
        <h1>The flow is over</h1>
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
                  , with the navigation state <strong>{list(stateKeys)}</strong>
                </>
              )}
              .
            </>
          )}
        </p>
        {handsOn.length > 0 && (
          <p>
            Handed on: <strong>{list(handsOn)}</strong>.
          </p>
        )}
      </Sheet>
    </Room>
  );
}
