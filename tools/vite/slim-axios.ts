export const ofAxios = '/axios/lib/';

/**
 * Where axios chooses among what the client leaves it no choice of: it brings its own adapter, hands over bodies and reads
 * answers as they are, sends no query and no cookie, sets every option itself and writes each of its requests anew.
 */
const chosen: Readonly<Record<string, string>> = {
  axios: `import Axios from './core/Axios.js';
export default new Axios();`,
  'adapters/adapters': 'export default { getAdapter: (adapter) => adapter };',
  'core/AxiosError': 'export default Error;',
  // Each is spelled once, and the type of the body is always among them.
  'core/AxiosHeaders': `export default class AxiosHeaders {
  static from(headers) { return headers instanceof this ? headers : new this(headers); }
  constructor(headers) { Object.assign(this, headers); }
  setContentType() {}
  normalize() { return this; }
  toJSON() { return Object.fromEntries(Object.entries(this).filter(([, value]) => value != null && value !== false)); }
}`,
  // One function for what is sent, one for what comes back.
  'core/transformData': 'export default function transformData(one, answer) { return one((answer ?? this).data); }',
  // Nothing comes between a request and its dispatch: no interceptors, no defaults.
  'core/Axios': `import dispatch from './dispatchRequest.js';
export default class Axios { async request(config) { return dispatch.call(this, config); } }`,
  'defaults/index': 'export default { headers: {} };',
};

/** What stands in place of a file. */
export const axiosReplacements: readonly (readonly [file: string, code: string])[] = Object.entries(chosen).map(
  ([name, code]) => [`${ofAxios}${name}.js`, code],
);

const tools = `${ofAxios}utils.js`;
const importOfTools = /^import utils(?= from '[./]+utils\.js';$)/m;
const exportOfTools = /^export default \{$([^}]+)^\};$/m;
const callsAtStart = /(?<== )(?=(?:kind|type)OfTest\(|\(\()/g;
const taken = (names: string) => `export {${names.replace(/(\w+): (\w+)/g, '$2 as $1')}};`;

/** axios hands its fifty tools around as one object. Taken one by one, those that nobody calls are left out. */
export function withSingleTools(code: string, id: string): string {
  if (!id.endsWith(tools)) return code.replace(importOfTools, 'import * as utils');
  if (!exportOfTools.test(code)) throw new Error(`tools/vite/slim-axios.ts does not find the tools in ${id}.`);
  return code.replace(exportOfTools, (_, names: string) => taken(names)).replace(callsAtStart, '/* @__PURE__ */ ');
}
