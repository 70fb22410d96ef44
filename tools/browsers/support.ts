import compat, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { readTargets } from './targets.ts';

/** Browsers of the compatibility data that each target means: Android's browser and WebView have Chrome's engine. */
const dataNames = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
} as const;

const targets = readTargets();

/** Returns the targets that lack a feature, such as `chrome 109`; a feature that the data do not know has none. */
function lackingTargets({ support }: CompatStatement): readonly string[] {
  return Object.entries(dataNames).flatMap(([target, names]) => {
    const oldest = targets.get(target) ?? 0;
    const isThere = names.every((name) => {
      const statements = [support[name] ?? []].flat();
      return statements.some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
          const isPlain = flags === undefined && prefix === undefined && other === undefined && removed === undefined;
          return isPlain && typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= oldest;
        },
      );
    });
    return isThere ? [] : [`${target} ${oldest}`];
  });
}

function findFeature(start: Identifier | undefined, path: readonly string[]): CompatStatement | undefined {
  let found = start;
  for (const name of path) found = found?.[name];
  return found?.__compat;
}

const lackingOf = (statement: CompatStatement | undefined) =>
  statement === undefined ? [] : lackingTargets(statement);

/** Roots of the data with the interfaces of the language and of the browser. */
const interfaceRoots: readonly Identifier[] = [
  compat.javascript['builtins'] ?? {},
  compat.javascript['builtins']?.['Intl'] ?? {},
  compat.api,
];

/**
 * Targets that lack a member of an interface, as TypeScript's library names both: `MapConstructor` and `groupBy`,
 * `HTMLElement` and `showPopover`. A mixin such as `PopoverTargetAttributes` is not found: the data know its users.
 */
export function targetsWithoutMember(owner: string, member: string): readonly string[] {
  const isStatic = owner.endsWith('Constructor');
  const name = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');
  for (const start of interfaceRoots) {
    const paths = [
      [name, isStatic ? `${member}_static` : member],
      [name, member],
    ];
    const statement = paths.map((path) => findFeature(start, path)).find((found) => found !== undefined);
    if (statement !== undefined) return lackingOf(statement);
  }
  return [];
}

/** Targets that lack a global: `Iterator`, `structuredClone`. */
export function targetsWithoutGlobal(name: string): readonly string[] {
  for (const start of interfaceRoots) {
    const statement = findFeature(start, [name]);
    if (statement !== undefined) return lackingOf(statement);
  }
  return [];
}

const { css } = compat;

/** Targets that lack a property of CSS, or a keyword of it. */
export function targetsWithoutProperty(name: string, value: string): readonly string[] {
  const property = findFeature(css['properties'], [name]);
  const keyword = findFeature(css['properties'], [name, value]);
  return lackingOf(property).length > 0 ? lackingOf(property) : lackingOf(keyword);
}

/** Targets that lack a pseudo-class, a pseudo-element or an at-rule. */
export const targetsWithoutSelector = (name: string): readonly string[] =>
  lackingOf(findFeature(css['selectors'], [name]));
export const targetsWithoutAtRule = (name: string): readonly string[] =>
  lackingOf(findFeature(css['at-rules'], [name]));

/** Functions and units of CSS by the place that the data give them. */
const typePaths: Readonly<Record<string, readonly string[]>> = {
  'light-dark': ['color', 'light-dark'],
  'color-mix': ['color', 'color-mix'],
  oklch: ['color', 'oklch'],
  round: ['round'],
  mod: ['mod'],
  abs: ['abs'],
  dvh: ['length', 'viewport_percentage_units_dynamic'],
  dvw: ['length', 'viewport_percentage_units_dynamic'],
  svh: ['length', 'viewport_percentage_units_small'],
  lvh: ['length', 'viewport_percentage_units_large'],
  cqi: ['length', 'container_query_length_units'],
  lh: ['length', 'lh'],
  rlh: ['length', 'rlh'],
};

/** Targets that lack a function or a unit of CSS. */
export const targetsWithoutType = (name: string): readonly string[] =>
  lackingOf(findFeature(css['types'], typePaths[name] ?? []));
