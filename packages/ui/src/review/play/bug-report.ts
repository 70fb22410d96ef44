import type { PlayState, SharedPlay } from './play-state.ts';
import type { StepText } from './step-text.ts';

const stepLine = ({ kind, name, detail }: StepText): string =>
  `1. ${kind} \`${name}\`${detail === '' ? '' : `: ${detail}`}`;

/** Returns the shown place as Markdown: link, steps, states and view. `link` reopens the trace. */
export function bugReportOf(state: PlayState, { story, view }: SharedPlay, link: string): string {
  const states = state.states.map(({ flow, leaves }) => `- \`${flow}\`: \`${leaves.join(' + ')}\``);
  const [{ flow } = { flow: '' }] = state.states;
  return [
    `## ${flow}: ${story}`,
    '',
    `[Open the trace](${link})`,
    '',
    '### Steps',
    '',
    ...(state.place === 0 ? ['None: this is the story itself.'] : []),
    ...state.taken.slice(0, state.place).map(stepLine),
    '',
    '### State',
    '',
    ...states,
    '',
    '### View',
    '',
    '```json',
    view,
    '```',
    '',
    '### Seen and expected',
    '',
    '',
  ].join('\n');
}
