import { format, type Oxfmtrc } from 'oxfmt';
import { readFileSync } from 'node:fs';
import type { PlaySession } from '../../packages/review-room/src/play/play-session.ts';
import { playStateOf } from '../../packages/review-room/src/play/play-state.ts';
import { worldOf } from '../../packages/review-room/src/play/world-of.ts';
import { inRoot } from '../root.ts';
import type { PlayedUnit } from './seeded-plays.ts';

/** A seeded play of a flow. */
export interface UnitPlay {
  readonly unit: PlayedUnit;
  readonly session: PlaySession;
}

const CALLS = ['done', 'elapsed', 'failed', 'finished', 'ignored', 'scenario'];

/** The copied text of a play, pasted in the scenarios of its unit. */
function pasteScenario({ unit, session }: UnitPlay): string {
  const text = playStateOf(session, { worldOf, now: 0 }, []).shared?.scenario;
  if (text === undefined) throw new Error(`${unit.name} has a typed secret.`);
  const used = CALLS.filter((call) => new RegExp(String.raw`\b${call}\(`).test(text));
  return `
  ${unit.name}() {
    const journeys = testing.${unit.expression};
    const { ${used.join(', ')} } = testing.journeysOf(journeys.flow, {
      purpose: journeys.purpose,
      input: journeys.scenarios.${session.trace.scenario}.input as InputFrom<typeof journeys.flow.machine>,
      children: journeys.children,
    });
    return { ${text.trim().replace(/,$/, '')} };
  },`;
}

/** Returns a module with the copied scenario of each play, by the name of its flow. */
export async function pastedModule(plays: readonly UnitPlay[]): Promise<string> {
  const text = `import * as testing from '@folioflow/flows/testing';
import type { InputFrom } from 'xstate';

export const pastedTraces = {${plays.map(pasteScenario).join('')}
};
`;
  const options = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as Oxfmtrc;
  return (await format('pasted-traces.ts', text, options)).code;
}
