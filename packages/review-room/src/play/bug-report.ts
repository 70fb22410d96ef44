import type { PlayState, SharedPlay } from './play-state.ts';
import type { StepText } from './step-text.ts';

const stepLine = ({ kind, name, detail }: StepText): string =>
  `1. ${kind} \`${name}\`${detail === '' ? '' : `: ${detail}`}`;

/** Returns the name of a picture of the shown place. */
export const pictureNameOf = ({ states: [shown], place }: PlayState, { story }: Pick<SharedPlay, 'story'>): string =>
  `${shown?.flow ?? 'flow'}-${story}-${place}.png`;

/** Returns the shown place as Markdown: link, steps, states, view and the place of a picture. `link` reopens the trace. */
export function bugReportOf(state: PlayState, shared: SharedPlay, link: string): string {
  const { story, view } = shared;
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
    `- time: ${state.clock}`,
    '',
    '### View',
    '',
    '```json',
    view,
    '```',
    '',
    '### Picture',
    '',
    `Drop \`${pictureNameOf(state, shared)}\` here, or a screenshot of the story.`,
    '',
    '### Seen and expected',
    '',
    '',
  ].join('\n');
}
