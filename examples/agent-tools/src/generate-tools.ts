import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { TOOLS_FILE, type EventTool, type FlowTools } from './tools.ts';

/** Names of types in `flow-types.ts`, by flow. */
const typeNames = { signIn: 'SignInTypes', signInCode: 'SignInCodeTypes' };

const generator = createGenerator({
  path: path.join(import.meta.dirname, 'flow-types.ts'),
  tsconfig: path.join(import.meta.dirname, '../tsconfig.json'),
  expose: 'none',
  topRef: false,
});

function propertyOf({ properties }: Schema, name: string): Schema {
  const property = properties?.[name];
  if (typeof property !== 'object') throw new Error(`The types have no ${name}.`);
  return property;
}

/** Converts the schema of an event to a tool: its type is the name, its payload the input. */
function toolOf(event: Schema, child: string | null): EventTool {
  const type = propertyOf(event, 'type').const;
  if (typeof type !== 'string') throw new Error('An event has no constant type.');
  const { type: _, ...properties } = event.properties ?? {};
  const required = event.required?.filter((name) => name !== 'type') ?? [];
  const receiver = child === null ? 'the flow' : `the part ${child} of the flow`;
  return {
    name: [...(child === null ? [] : [child]), type.replaceAll('.', '_')].join('__'),
    description: [`Sends ${type} to ${receiver}. Answers with the view.`, event.description ?? ''].join(' ').trim(),
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    event: type,
    child,
  };
}

const toolsOf = (events: Schema, child: string | null): readonly EventTool[] =>
  (events.anyOf ?? [events]).map((event) => toolOf(event as Schema, child));

function flowToolsOf(typeName: string): FlowTools {
  const types = generator.createSchema(typeName);
  const children = propertyOf(types, 'children');
  return {
    tools: [
      ...toolsOf(propertyOf(types, 'events'), null),
      ...Object.keys(children.properties ?? {}).flatMap((child) => toolsOf(propertyOf(children, child), child)),
    ],
    viewSchema: propertyOf(types, 'view'),
  };
}

const tools = Object.fromEntries(Object.entries(typeNames).map(([flow, typeName]) => [flow, flowToolsOf(typeName)]));
writeFileSync(TOOLS_FILE, `${JSON.stringify(tools, null, 2)}\n`);
