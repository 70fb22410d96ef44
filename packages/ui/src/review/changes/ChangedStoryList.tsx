import { useState } from 'react';
import { PlainButton as Button } from '../../primitives/Button/PlainButton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Muted, Names, Rows } from './changes-look.ts';
import type { ChangedStories, StoryName } from './room-changes.ts';

const SHOWN_NAMES = 6;

const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2');
const fullName = ({ title, name }: StoryName) => `${spaced(title.split('/').at(-1) ?? '')}: ${spaced(name)}`;

interface StoryNamesProps {
  stories: readonly StoryName[];
  /** The stories still exist. */
  isLinked?: boolean;
}

/** Names of stories as links; a long list is cut until it is requested. */
export function StoryNames({ stories, isLinked = true }: StoryNamesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? stories : stories.slice(0, SHOWN_NAMES);
  return (
    <Names>
      {shown.map((story) => (
        <li key={story.id}>
          {isLinked ? <TextLink to={`?path=/story/${story.id}`}>{fullName(story)}</TextLink> : fullName(story)}
        </li>
      ))}
      {shown.length < stories.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            Show {stories.length - shown.length} more
          </Button>
        </li>
      )}
    </Names>
  );
}

/** Stories that changed in the same way, with their texts before and after. */
export function ChangedStoryList({ groups }: { groups: readonly ChangedStories[] }) {
  return (
    <Card as="div" flush>
      <Rows>
        {groups.map((group) => (
          <li key={group.stories[0]?.id}>
            <StoryNames stories={group.stories} />
            {group.removedTexts.length + group.addedTexts.length === 0 ? (
              <Muted>The same texts; elements or their states changed.</Muted>
            ) : (
              <BeforeAfter before={group.removedTexts} after={group.addedTexts} />
            )}
          </li>
        ))}
      </Rows>
    </Card>
  );
}
