import {
  isUnchanged,
  type ChangedChart,
  type ChangedStories,
  type Differences,
  type RoomChanges,
  type StoryName,
} from '../../../packages/ui/src/review/changes/room-changes.ts';

const storyLine = ({ title, name }: StoryName) => `- ${title}, ${name}`;
const quoted = (text: string) => `“${text}”`;

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];

const textLines = ({ removedTexts, addedTexts }: ChangedStories): readonly string[] => [
  ...removedTexts.map((text) => `  - before: ${quoted(text)}`),
  ...addedTexts.map((text) => `  - after: ${quoted(text)}`),
];

function changedLines(group: ChangedStories): readonly string[] {
  const [first] = group.stories;
  const name = first === undefined ? '' : `${first.title}, ${first.name}`;
  const more = group.stories.length > 1 ? ` and ${group.stories.length - 1} more` : '';
  return [`- ${name}${more}`, ...textLines(group)];
}

const differenceLines = (kind: string, { added, removed }: Differences): readonly string[] => [
  ...removed.map((text) => `  - ${kind} removed: \`${text}\``),
  ...added.map((text) => `  - ${kind} added: \`${text}\``),
];

const chartLines = ({ flow, status, states, edges, events }: ChangedChart): readonly string[] => [
  `- \`${flow}\`${status === 'changed' ? '' : ` (${status})`}`,
  ...(status === 'changed'
    ? [
        ...differenceLines('state', states),
        ...differenceLines('transition', edges),
        ...differenceLines('event', events),
      ]
    : []),
];

/** Returns the changes of the review room as Markdown, for the changelog and the terminal. */
export function formatChanges(changes: RoomChanges, heading: string): string {
  const { newStories, removedStories, changedStories, charts, messages } = changes;
  const lines = [
    `# ${heading}`,
    '',
    ...(isUnchanged(changes) ? ['Nothing changed in the review room.', ''] : []),
    ...section('New stories', newStories.map(storyLine)),
    ...section('Changed stories', changedStories.flatMap(changedLines)),
    ...section('Removed stories', removedStories.map(storyLine)),
    ...section('Flows', charts.flatMap(chartLines)),
    ...section(
      'Texts',
      messages.map(({ key, before, after }) => {
        const sides = [before, after].map((text) => (text === null ? '(none)' : quoted(text)));
        return `- \`${key}\`: ${sides.join(' → ')}`;
      }),
    ),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
