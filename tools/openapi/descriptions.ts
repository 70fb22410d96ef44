import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { CommentReader, type CommentNode } from './comment-tree.ts';
import { type JsonSchema } from './json-schema.ts';
import { operations, schemasOfOperation } from './operations.ts';

const folder = inRoot('packages/api/src/contract');

/** Reads the comments of the contract's declarations. */
function readContractComments(): CommentReader {
  const files = globSync('{*,shapes/*}.ts', { cwd: folder }).filter((file) => !/\.test(-d)?\.ts$/.test(file));
  return new CommentReader(
    Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
  );
}

const REFERENCE = String.raw`(?:[A-Z]+-?\d+|PIN \d+|(?:decision|contract|sandbox\.md) [\d.]+)`;
const references = new RegExp(String.raw` \(${REFERENCE}(?:, ${REFERENCE})*\)`, 'g');

/** Removes references to rows, decisions and sections of this project, which a reader of the document does not have. */
export const removeReferences = (comment: string): string => comment.replaceAll(references, '');

const isProposal = (comment: string) => /^proposed\b/i.test(comment);

const describeSelf = (schema: JsonSchema, { comment }: CommentNode): JsonSchema =>
  comment === undefined || schema.description !== undefined
    ? schema
    : {
        ...schema,
        description: removeReferences(comment),
        ...(isProposal(comment) ? { 'x-folioflow-status': 'proposed' } : {}),
      };

/** Adds the comments to the keys of a schema, at every depth; a referenced component has comments of its own. */
function describeKeys(schema: JsonSchema, node: CommentNode): JsonSchema {
  const described: Record<string, unknown> = { ...schema };
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options = schema[keyword];
    if (options !== undefined) described[keyword] = options.map((option) => describeKeys(option, node));
  }
  if (schema.items !== undefined) described['items'] = describeKeys(schema.items, node);
  if (schema.properties !== undefined) {
    described['properties'] = Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => {
        const child = node.children.get(key);
        return [key, child === undefined ? property : describeSelf(describeKeys(property, child), child)];
      }),
    );
  }
  return described;
}

/** Adds the comments of the contract to the component schemas as descriptions. */
export function describeSchemas(schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  const reader = readContractComments();
  const nodes = new Map<string, CommentNode>();
  for (const { name, area } of operations) {
    const { children } = reader.read(`${area}Operations`).children.get(name) ?? reader.read('');
    for (const part of ['request', 'answer'] as const) {
      const node = children.get(part);
      if (node !== undefined) nodes.set(schemasOfOperation[name][part], node);
    }
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const shared = reader.read(`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`);
      const node = shared.children.size > 0 ? shared : (nodes.get(name) ?? shared);
      return [name, describeSelf(describeKeys(schema, node), node)];
    }),
  );
}
