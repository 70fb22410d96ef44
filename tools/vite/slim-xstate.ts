export const ofCharts = '/xstate/dist/';

const method = (name: string) => new RegExp(`^ {2}(?:get )?${name}\\([^]*?^ {2}\\}$`, 'gm');
const line = (text: string) => new RegExp(`^ +${text.replace(/[.()]/g, String.raw`\$&`)};$`, 'gm');

/** For tools that look at a chart from without, and for those who keep a running one in store: the product does neither. */
const ofChart = {
  'class StateMachine': [
    ...['resolveState', 'microstep', 'definition', 'toJSON', 'getPersistedSnapshot', 'restoreSnapshot'].map(method),
    ...['on', 'events', 'ownEvents'].map((name) => new RegExp(method(`(?<=get )${name}`).source, 'gm')),
    line('this.getPersistedSnapshot = this.getPersistedSnapshot.bind(this)'),
    line('this.restoreSnapshot = this.restoreSnapshot.bind(this)'),
    line('formatRouteTransitions(this.root)'),
    line('this.events = this.root.events'),
  ],
  'class Actor': [
    ...['select', 'attachDevTools', 'getPersistedSnapshot'].map(method),
    /^ {4}if \(this\.options\.devTools\) \{$[^]*?^ {4}\}$/gm,
  ],
} as const;

/** What names the file of a chart, and of what runs one; each must stand in a file that a build takes. */
export const partsOfCharts = Object.keys(ofChart);

/** Every line keeps its place, so that the source map of the file stays true. */
export function withoutTools(code: string): string {
  let rest = code;
  for (const [name, parts] of Object.entries(ofChart)) {
    if (!new RegExp(`^${name} \\{$`, 'm').test(code)) continue;
    for (const part of parts) {
      const left = rest.replace(part, (found) => found.replace(/[^\n]/g, ''));
      if (left === rest) throw new Error(`tools/vite/slim-xstate.ts does not find ${part} in ${name}.`);
      rest = left;
    }
  }
  return rest;
}
