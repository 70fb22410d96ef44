import { memo } from 'react';
import { styled } from 'styled-components';
import type { StoryGroup } from './review-model.ts';
import { formatChange, stateTexts, statusTexts } from './texts.ts';

const Groups = styled.div`
  display: grid;
  gap: var(--space-16);

  > section {
    content-visibility: auto;
    contain-intrinsic-size: auto 10rem;
  }

  h3 {
    margin-bottom: var(--space-4);
    color: var(--muted);
    font-size: var(--type-12);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
`;

const Stories = styled.ul`
  > li > a {
    display: grid;
    grid-template-columns: 0.625rem minmax(0, 1fr) auto;
    gap: 0 var(--space-8);
    align-items: center;
    min-height: var(--control);
    padding: var(--space-4) var(--space-8);
    border-radius: var(--radius-control);
    color: var(--text);
    font-size: var(--type-14);
    text-decoration: none;
  }

  > li > a:hover {
    background: var(--wash);
  }

  > li > a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: var(--weight-label);
  }

  > li > a:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    > li > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The state by shape as well as by colour; its text follows the name. */
const Dot = styled.span`
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid var(--tone);
  border-radius: var(--radius-full);

  &[data-state='approved'],
  &[data-state='changeAsked'] {
    background: var(--tone);
  }

  &[data-state='changeAsked'] {
    border-radius: 2px;
  }

  &[data-state='unchanged'] {
    border-color: var(--line-strong);
  }
`;

const Facts = styled.small`
  color: var(--muted);
  font-size: var(--type-12);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

interface StoryGroupProps {
  readonly group: StoryGroup;
  /** Null if the shown story is in another group. */
  readonly shownId: string | null;
}

/** A run can have a thousand stories: only the groups that change are drawn again. */
const Group = memo(function Group({ group: { label, stories }, shownId }: StoryGroupProps) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <Stories className="stories">
        {stories.map(({ story, state, changedRatio }) => (
          <li key={story.id}>
            <a
              href={`#${encodeURIComponent(story.id)}`}
              aria-current={story.id === shownId ? 'true' : undefined}
              data-story={story.id}
            >
              <Dot aria-hidden data-state={state} data-tone={stateTexts[state]?.tone ?? 'neutral'} />
              <Name>{story.name}</Name>
              <Facts>
                {story.status === 'changed' ? formatChange(changedRatio) : statusTexts[story.status].label}
                <br />
                {stateTexts[state]?.label ?? ''}
              </Facts>
            </a>
          </li>
        ))}
      </Stories>
    </section>
  );
});

interface StoryListProps {
  readonly groups: readonly StoryGroup[];
  readonly shownId: string | null;
}

/** Stories by flow, as links to their part of the page. */
export function StoryList({ groups, shownId }: StoryListProps) {
  return (
    <Groups>
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          shownId={group.stories.some(({ story }) => story.id === shownId) ? shownId : null}
        />
      ))}
    </Groups>
  );
}
