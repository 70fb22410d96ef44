import { styled } from 'styled-components';
import { ThemeSwitch, type Theme } from '../../../../packages/ui/src/shell/ThemeSwitch.tsx';
import type { ReviewResults } from '../../results.ts';
import type { Progress } from './review-model.ts';
import { formatInstant, statusTexts } from './texts.ts';

const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-16);

  p {
    margin-top: var(--space-4);
    color: var(--muted);
    font-size: var(--type-14);
    overflow-wrap: anywhere;
  }

  @media (max-width: 63.99rem) {
    &[data-short] > div :is(p, label) {
      display: none;
    }
  }
`;

const Meter = styled.progress`
  appearance: none;
  display: block;
  width: min(100%, 24rem);
  height: 0.5rem;
  margin-top: var(--space-4);
  border: 0;
  border-radius: var(--radius-full);
  background: var(--line);
  overflow: clip;

  &::-webkit-progress-bar {
    background: var(--line);
  }

  &::-webkit-progress-value {
    background: var(--accent);
  }

  &::-moz-progress-bar {
    background: var(--accent);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Count = styled.label`
  display: block;
  margin-top: var(--space-12);
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  font-variant-numeric: tabular-nums;
`;

const STATUSES = ['changed', 'new', 'removed', 'failed'] as const;

const summarise = ({ stories }: ReviewResults) =>
  STATUSES.map((status) => {
    const count = stories.filter((story) => story.status === status).length;
    return count === 0 ? '' : `${count} ${statusTexts[status].label.toLowerCase()}`;
  })
    .filter((part) => part !== '')
    .join(', ');

interface ReviewHeadProps {
  readonly results: ReviewResults | null;
  readonly progress: Progress;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** A story is shown: on a phone, its pictures need the room of the numbers. */
  readonly isShort: boolean;
}

/** Heading of the page: the compared commits, the numbers, and the progress of the review. */
export function ReviewHead({ results, progress: { reviewed, total }, theme, onTheme, isShort }: ReviewHeadProps) {
  return (
    <Head data-short={isShort || undefined}>
      <div>
        <h1>{results === null ? 'Review' : `Review against ${results.ref.name}`}</h1>
        {results !== null && (
          <>
            <p>
              {summarise(results) || 'No difference'}
              {results.partial === true ? ', of some stories only' : ''}. Commit {results.head.commit.slice(0, 8)}
              {results.head.dirty ? ' with local changes' : ''}, compared with {results.ref.commit.slice(0, 8)} on{' '}
              {formatInstant(results.createdAt)} in Chromium {results.chromium.split('.')[0]}.
            </p>
            {total > 0 && (
              <Count>
                {reviewed} of {total} reviewed
                <Meter value={reviewed} max={total} />
              </Count>
            )}
          </>
        )}
      </div>
      <ThemeSwitch value={theme} onValue={onTheme} />
    </Head>
  );
}
