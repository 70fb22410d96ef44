export const ofAxios = '/axios/lib/';

/**
 * What the client cannot reach: it brings its own adapter, hands over bodies and reads answers as they are, sends no query
 * and no cookie, and sets every option itself. axios leaves its adapter of Node out of browsers in the same way: `null`
 * stands in its place.
 */
const unreached = ['core/buildFullPath', 'helpers/buildURL'];

/** Where axios chooses among what the client leaves it no choice of. */
const chosen: Readonly<Record<string, string>> = {
  axios: `import Axios from './core/Axios.js';
import defaults from './defaults/index.js';
export default new Axios(defaults);`,
  'adapters/adapters': 'export default { getAdapter: (adapter) => adapter };',
  'core/AxiosError': 'export default Error;\nexport const getCauseStackIndex = () => -1;',
  // Each is spelled once, and the type of the body is always among them.
  'core/AxiosHeaders': `export default class AxiosHeaders {
  static from(headers) { return headers instanceof this ? headers : new this(headers); }
  static concat(...all) { return new this(Object.assign({}, ...all)); }
  constructor(headers) { Object.assign(this, headers); }
  setContentType() {}
  normalize() { return this; }
  toJSON() { return Object.fromEntries(Object.entries(this).filter(([, value]) => value != null && value !== false)); }
}`,
  // There are no defaults, and the client writes each of its requests anew.
  'core/mergeConfig': 'export default (_, config) => ({ ...config });',
  'core/InterceptorManager': 'export default class { forEach() {} }',
  'defaults/index': 'export default { headers: {} };',
  'helpers/validator': 'export default { assertOptions() {}, validators: { spelling() {} } };',
};

/** What stands in place of a file. */
export const axiosReplacements: readonly (readonly [file: string, code: string])[] = [
  ...unreached.map((name) => [name, 'export default null;'] as const),
  ...Object.entries(chosen),
].map(([name, code]) => [`${ofAxios}${name}.js`, code]);

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
