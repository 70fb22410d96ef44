import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
import { BrokenLineDrawing, EmptyStatementDrawing } from '../../../../packages/ui/src/primitives/drawings.tsx';
import { EmptyState } from '../../../../packages/ui/src/primitives/EmptyState/EmptyState.tsx';
import { Row } from '../../../../packages/ui/src/primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../../packages/ui/src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Theme } from '../../../../packages/ui/src/shell/ThemeSwitch.tsx';
import type { ReportData } from '../report-data.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { lookAt, VIEWS, type View } from './LookPictures.tsx';
import { Back, Code, Content, Detail, Frame, Problem } from './page-look.ts';
import { ReviewHead } from './ReviewHead.tsx';
import {
  countProgress,
  filterGroups,
  findNextToReview,
  groupStories,
  initialFilter,
  listStories,
  type ReviewedStory,
} from './review-model.ts';
import { StoryDetail } from './StoryDetail.tsx';
import { StoryColumn } from './StoryColumn.tsx';
import { countStories, lookOf } from './texts.ts';
import { useKeys } from './use-keys.ts';
import { useReview } from './use-review.ts';
import { showStory, useFocusedStory, useShownStory } from './use-shown-story.ts';
import { useStored } from './use-stored.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme of the page; pictures have a theme of their own. */
function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useStored<Theme>('theme', THEMES, 'system');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return [theme, setTheme];
}

/** The report: the stories that differ by flow, the pictures of one of them, and the decision about it. */
export function ReviewPage({ data }: { readonly data: ReportData }) {
  const { results, token, pictures: folder } = data;
  const review = useReview(data);
  const [theme, setTheme] = useTheme();
  const [keys, setKeys] = useStored('keys', ['on', 'off'] as const, 'on');
  const [filter, setFilter] = useState(initialFilter);
  const [look, setLook] = useState('360 light');
  const [view, setView] = useState<View>('side');
  const [askingFor, setAskingFor] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const addressed = useShownStory();

  const groups = useMemo(() => groupStories(results?.stories ?? [], review.signOffs), [results, review.signOffs]);
  const shownGroups = useMemo(() => filterGroups(groups, filter), [groups, filter]);
  const all = listStories(groups);
  const shown = listStories(shownGroups);
  const isPresent = ({ story }: ReviewedStory) => story.id === addressed;
  // Without a story in the address, a wide window shows the first.
  const present = all.find(isPresent) ?? shown.find(({ state }) => state === 'open') ?? shown[0] ?? null;
  const presentId = present?.story.id ?? null;
  const open = shown.filter(({ state }) => state === 'open');
  const isDecidable = present !== null && !['unchanged', 'failed'].includes(present.state);

  useFocusedStory(addressed);

  const showNext = (direction: 1 | -1) => {
    const next = findNextToReview(all, shown, addressed === null ? null : presentId, direction);
    setMessage(next === null ? 'No other story in the list needs a review.' : '');
    if (next !== null) showStory(next);
  };
  const approve = async () => {
    if (present === null) return;
    const isAccepted = await review.decide('approved', [present]);
    setMessage(isAccepted ? `Approved: ${present.story.name}.` : '');
  };
  const ask = async (comment: string) => {
    if (present === null || !(await review.decide('changeAsked', [present], comment))) return;
    setAskingFor(null);
    setMessage(`Change asked: ${present.story.name}.`);
    document.getElementById('story')?.focus();
  };
  const approveShown = async () => {
    const isAccepted = await review.decide('approved', open);
    setMessage(isAccepted ? `Approved: ${countStories(open.length)}.` : '');
    return isAccepted;
  };
  const showLook = (place: number) => {
    const picture = present?.story.pictures[place];
    if (picture !== undefined) setLook(lookOf(picture));
  };
  const showNextView = () => {
    const hasDifference = lookAt(present?.story.pictures ?? [], look)?.difference !== null;
    const views = VIEWS.filter((each) => each !== 'difference' || hasDifference);
    setView(views[(views.indexOf(view) + 1) % views.length] ?? 'side');
  };

  useKeys(
    {
      n: () => showNext(1),
      p: () => showNext(-1),
      v: showNextView,
      '/': () => searchBox.current?.focus(),
      ...Object.fromEntries([0, 1, 2, 3].map((place) => [String(place + 1), () => showLook(place)])),
      ...(token !== null && isDecidable ? { a: () => void approve(), c: () => setAskingFor(present.story.id) } : {}),
    },
    // A key beside the text box would leave a written comment.
    keys === 'on' && (presentId === null || askingFor !== presentId),
  );

  const hasDifferences = all.some(({ story }) => story.status !== 'unchanged');
  return (
    <Frame>
      <ReviewHead
        isShort={addressed !== null}
        results={results}
        progress={countProgress(all)}
        theme={theme}
        onTheme={setTheme}
      />
      <VisuallyHidden as="div" role="status">
        {message}
      </VisuallyHidden>
      {token === null && hasDifferences && (
        <p>
          This page only shows the report. To decide, run <Code>npm run review</Code>.
        </p>
      )}
      {data.problem !== null && results !== null && <Problem role="alert">{data.problem}</Problem>}
      {results === null && (
        <EmptyState title="There is no report to show" drawing={<BrokenLineDrawing />}>
          {data.problem}
          <br />
          Run <Code>npm run review:pictures -- ref</Code> with a tag, branch or commit as ref. Then reload this page.
        </EmptyState>
      )}
      {results !== null && !hasDifferences && (
        <EmptyState title={`No story differs from ${results.ref.name}`} drawing={<EmptyStatementDrawing />}>
          {results.stories.length === 0 ? '' : `${countStories(results.stories.length)} compared. `}There is nothing to
          review.
        </EmptyState>
      )}
      {results !== null && hasDifferences && (
        <Content data-shows={addressed === null ? 'list' : 'story'}>
          <StoryColumn
            groups={shownGroups}
            shownId={presentId}
            filter={filter}
            onFilter={setFilter}
            searchBox={searchBox}
            hasKeys={keys === 'on'}
            onKeys={(isOn) => setKeys(isOn ? 'on' : 'off')}
            canDecide={token !== null}
            isSending={review.isSending}
            problem={review.problem}
            onApproveAll={approveShown}
          />
          <Detail aria-label="Shown story">
            <Row gap={8} justify="between">
              <Back href="#">All stories</Back>
              <Row gap={8}>
                <Button variant="secondary" size="small" onClick={() => showNext(-1)}>
                  Previous to review
                </Button>
                <Button variant="secondary" size="small" onClick={() => showNext(1)}>
                  Next to review
                </Button>
              </Row>
            </Row>
            {present !== null && (
              <StoryDetail
                key={present.story.id}
                reviewed={present}
                signOffs={review.signOffs}
                folder={folder}
                look={look}
                onLook={setLook}
                view={view}
                onView={setView}
                isCopy={token === null}
              />
            )}
            {present !== null && isDecidable && token !== null && (
              <DecisionBar
                key={`decision ${present.story.id}`}
                signOff={present.signOff}
                isAsking={askingFor === present.story.id}
                onAsking={(isAsking) => setAskingFor(isAsking ? present.story.id : null)}
                onApprove={() => void approve()}
                onAsk={(comment) => void ask(comment)}
                isSending={review.isSending}
                problem={review.problem}
              />
            )}
          </Detail>
        </Content>
      )}
    </Frame>
  );
}
