import { useEffect, useState, type ReactNode } from 'react';
import { PlainButton as Button } from '../../primitives/Button/PlainButton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { ChangedCharts } from './ChangedCharts.tsx';
import { ChangedStoryList, StoryNames } from './ChangedStoryList.tsx';
import { Code, Counts, Lead, Rows, Sheet } from './changes-look.ts';
import { ReleaseList } from './ReleaseList.tsx';
import {
  isUnchanged,
  type ChangesSource,
  type ComparedRoom,
  type ReleaseName,
  type RoomChanges,
} from './room-changes.ts';

interface ChangesPageProps {
  source: ChangesSource;
}

type Loaded = RoomChanges | null | 'loading' | 'failed';

const COMMAND = 'npm run review:changes -- <ref>';

const sideText = ({ ref, commit }: ComparedRoom) =>
  commit === null || commit.startsWith(ref) ? ref : `${ref} (${commit})`;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly content: ReactNode;
}

const cardOf = (content: ReactNode) => (
  <Card as="div" flush>
    <Rows>
      <li>{content}</li>
    </Rows>
  </Card>
);

function sectionsOf(changes: RoomChanges): readonly Section[] {
  const { newStories, removedStories, changedStories, charts, messages } = changes;
  const sections: readonly Section[] = [
    {
      id: 'new-stories',
      title: 'New stories',
      count: newStories.length,
      content: cardOf(<StoryNames stories={newStories} />),
    },
    {
      id: 'changed-stories',
      title: 'Changed stories',
      count: changedStories.reduce((sum, { stories }) => sum + stories.length, 0),
      content: <ChangedStoryList groups={changedStories} />,
    },
    {
      id: 'removed-stories',
      title: 'Removed stories',
      count: removedStories.length,
      content: cardOf(<StoryNames stories={removedStories} isLinked={false} />),
    },
    { id: 'flows', title: 'Flows', count: charts.length, content: <ChangedCharts charts={charts} /> },
    {
      id: 'texts',
      title: 'Texts',
      count: messages.length,
      content: (
        <Card as="div" flush>
          <Rows>
            {messages.map(({ key, before, after }) => (
              <li key={key}>
                <Code>{key}</Code>
                <BeforeAfter before={before === null ? [] : [before]} after={after === null ? [] : [after]} />
              </li>
            ))}
          </Rows>
        </Card>
      ),
    },
  ];
  return sections.filter(({ count }) => count > 0);
}

function Changes({ changes }: { changes: RoomChanges }) {
  const sections = sectionsOf(changes);
  return (
    <>
      <header>
        <Lead>
          {isUnchanged(changes) ? 'Nothing changed' : 'Changes'} from <code>{sideText(changes.before)}</code> to{' '}
          <code>{sideText(changes.after)}</code>.
        </Lead>
        <Counts>
          {sections.map(({ id, title, count }) => (
            <li key={id}>
              {title}: {count}
            </li>
          ))}
        </Counts>
      </header>
      {sections.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </section>
      ))}
    </>
  );
}

/** The page of new, changed and removed stories, flows and texts since an earlier version, and of earlier releases. */
export function ChangesPage({ source }: ChangesPageProps) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [releases, setReleases] = useState<readonly ReleaseName[]>([]);
  const [release, setRelease] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([source.load(release), source.loadReleases()]).then(
      ([changes, names]) => {
        if (!isCurrent) return;
        setLoaded(changes);
        setReleases(names);
      },
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, release, attempt]);
  const showRelease = (wanted: string | null) => {
    if (wanted === release) return;
    setLoaded('loading');
    setRelease(wanted);
  };
  const repeatLoad = () => {
    setLoaded('loading');
    setAttempt((count) => count + 1);
  };
  return (
    <Sheet data-review>
      {releases.length > 0 && <ReleaseList releases={releases} shown={release} onShow={showRelease} />}
      {loaded === 'loading' ? (
        <div>
          <Loading />
          <Skeleton height="10rem" />
        </div>
      ) : loaded === 'failed' ? (
        <Stack gap={12} align="start">
          <p role="alert">The comparison could not be loaded.</p>
          <Button variant="secondary" onClick={repeatLoad}>
            Try again
          </Button>
        </Stack>
      ) : loaded === null ? (
        <EmptyState title="No comparison yet">
          Run <code>{COMMAND}</code> with the tag of a release, a branch or a commit, and open this page again.
        </EmptyState>
      ) : (
        <Changes changes={loaded} />
      )}
    </Sheet>
  );
}
