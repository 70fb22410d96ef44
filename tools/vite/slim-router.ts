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

/** What went wrong, in words for those who write routes; where it did says the stack. */
const told =
  /\b(?<call>invariant\((?:(?!\);)[^])*?,\s*)(?<text>(?<mark>["`])(?:(?!\k<mark>)[^\n\\]|\\.)*\k<mark>)(?=\s*\))/g;
const toldElsewhere =
  /^(?<head>function (?:getInvalidPathError|getDataRouterConsoleError|warning)\(.*\) \{)(?<code>[^]*?)^\}$/gm;

/** Where a route may load data, one goes to pages and draws them in another way. */
const navigation = 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();';
const dataOfRoutes = '  let dataRouterState = dataRouterOpts?.state;';

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
  navigation,
  dataOfRoutes,
];

/** Every line keeps its place, so that the source map of the file stays true. */
export const withoutFramework = (code: string): string =>
  unreached
    .reduce((rest, part) => rest.replace(part, nothing), code)
    .replace(told, '$<call>void 0')
    .replace(toldElsewhere, (_, head: string, code: string) => `${head}${code.replace(/[^\n]/g, '')}}`)
    .replace(navigation, 'return useNavigateUnstable();')
    .replace(dataOfRoutes, '  const dataRouterState = null;')
    .replace(warnings, warnings.replace('true', 'false'))
    .replace(namesOfComponents, '')
    .replace(madeAtStart, (start) => `${start}/* @__PURE__ */ `);
