import type { FlowEnding } from './FlowEnd.tsx';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const presentKeys = (value: unknown) =>
  isRecord(value) ? Object.keys(value).filter((key) => value[key] !== null && value[key] !== undefined) : [];

function exitPath(exit: unknown): string | null {
  if (!isRecord(exit) || typeof exit['to'] !== 'string') return null;
  const params: readonly unknown[] = Array.isArray(exit['params']) ? exit['params'] : [];
  return `/${[exit['to'], ...params.map(String)].join('/')}`;
}

/** Returns the output of a flow as text: the next path, and the keys, never the values, of the rest. */
export function endingOf(state: string, output: unknown): FlowEnding {
  const said = isRecord(output) ? output : {};
  const exit = isRecord(said['exit']) ? said['exit'] : 'to' in said ? said : null;
  const outcome = said['kind'];
  return {
    state,
    outcome: typeof outcome === 'string' ? outcome : null,
    path: exitPath(exit),
    stateKeys: presentKeys(exit?.['state']),
    outputKeys: exit === said ? [] : presentKeys(said).filter((key) => key !== 'kind' && key !== 'exit'),
  };
}
