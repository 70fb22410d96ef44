import { styled } from 'styled-components';
import { Row, Stack } from '../../../../packages/ui/src/primitives/Layout/Layout.tsx';
import { Tag } from '../../../../packages/ui/src/primitives/Tag/Tag.tsx';
import { mono } from '../../../../packages/ui/src/review/chart/mono.ts';
import { findEarlierSignOff } from '../../sign-off/needs-review.ts';
import type { SignOff } from '../../sign-off/sign-off.ts';
import { LineList } from './LineList.tsx';
import { LookPictures, type View } from './LookPictures.tsx';
import type { ReviewedStory } from './review-model.ts';
import { SignOffText } from './SignOffText.tsx';
import { stateTexts, statusTexts } from './texts.ts';

const Path = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`;

const Failure = styled.pre`
  margin: 0;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--loss-soft);
  color: var(--ink);
  font-family: ${mono};
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Heading = styled.h2`
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-16);
  align-items: start;

  &:empty {
    display: none;
  }
`;

const isFound = <T,>(value: T | null): value is T => value !== null;

interface StoryDetailProps {
  readonly reviewed: ReviewedStory;
  readonly signOffs: readonly SignOff[];
  readonly folder: string;
  readonly look: string;
  readonly onLook: (look: string) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** The page has no bar that shows the decision. */
  readonly isCopy: boolean;
}

/** One story: its pictures, and the changes of its text and of its accessibility tree. */
export function StoryDetail({ reviewed, signOffs, folder, look, onLook, view, onView, isCopy }: StoryDetailProps) {
  const { story, state, signOff } = reviewed;
  const earlier = signOff === null ? findEarlierSignOff(signOffs, story) : null;
  return (
    <Stack gap={16}>
      <div>
        <Path>{story.title.replaceAll('/', ' / ')}</Path>
        <Row gap={8}>
          <Heading id="story" tabIndex={-1}>
            {story.name}
          </Heading>
          {[statusTexts[story.status], stateTexts[state]].filter(isFound).map(({ label, tone }) => (
            <Tag key={label} tone={tone}>
              {label}
            </Tag>
          ))}
        </Row>
      </div>
      {earlier !== null && <SignOffText signOff={earlier} isEarlier />}
      {signOff !== null && (isCopy || signOff.comment !== '') && <SignOffText signOff={signOff} isEarlier={false} />}
      {story.status === 'failed' && (
        <Stack gap={8}>
          <p>The story cannot be drawn:</p>
          <Failure>{story.error ?? 'No reason was recorded.'}</Failure>
        </Stack>
      )}
      {story.status === 'unchanged' && <p>This story is as it was.</p>}
      <Lines>
        <LineList heading="Text" changes={story.text} />
        <LineList heading="Accessibility tree" changes={story.accessibility} isCode />
      </Lines>
      <LookPictures pictures={story.pictures} folder={folder} look={look} onLook={onLook} view={view} onView={onView} />
    </Stack>
  );
}
