import { readFileSync } from 'node:fs';

/** A tool as an assistant receives it, in the form of the Model Context Protocol. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
}

/** A tool, and the event that a call of it sends: to the flow, or to a child of it. */
export interface EventTool extends Tool {
  readonly event: string;
  readonly child: string | null;
}

/** The tools of a flow. Each answers with its view. */
export interface FlowTools {
  readonly tools: readonly EventTool[];
  readonly viewSchema: object;
}

export const TOOLS_FILE = new URL('../tools.json', import.meta.url);

/** Reads the tools of a flow that `npm run build` has generated. */
export function readFlowTools(flow: string): FlowTools {
  const tools = (JSON.parse(readFileSync(TOOLS_FILE, 'utf8')) as Record<string, FlowTools>)[flow];
  if (tools === undefined) throw new Error(`tools.json has no flow ${flow}.`);
  return tools;
}
