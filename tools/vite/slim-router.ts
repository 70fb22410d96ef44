export const ofRouter = '/react-router/dist/';

/** Names for the inspector keep components that nobody draws: forms, scroll restoration, links that fetch ahead. */
const namesOfComponents = /^\w+\.(?:displayName = "[^"]+"|contextType = \w+);$/gm;
const madeAtStart = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** What fails where routes load data of their own, and what is said to developers. The app's own boundary says the rest. */
const unreached = [
  /^var \w+ErrorBoundary = (?<code>class extends React\d*\.Component \{[^]*?^\});$/gm,
  /^var defaultErrorElement = (?<code>.+);$/gm,
];
const warnings = 'var ENABLE_DEV_WARNINGS = true;';

const nothing = (whole: string, code: string) => whole.replace(code, () => `null${code.replace(/[^\n]/g, '')}`);

/** What must stand in one of the files that a build takes. */
export const partsOfRouter = [
  'Form.displayName = ',
  'NavLink.displayName = ',
  'ScrollRestoration.displayName = ',
  'var RenderErrorBoundary = class extends',
  'var RemixErrorBoundary = class extends',
  'var defaultErrorElement = ',
  warnings,
];

/** Every line keeps its place, so that the source map of the file stays true. */
export const withoutFramework = (code: string): string =>
  unreached
    .reduce((rest, part) => rest.replace(part, nothing), code)
    .replace(warnings, warnings.replace('true', 'false'))
    .replace(namesOfComponents, '')
    .replace(madeAtStart, (start) => `${start}/* @__PURE__ */ `);
