import browserslist from 'browserslist';
import { root } from '../root.ts';

/** Oldest supported version of each browser of `.browserslistrc`, by its name there: `{ chrome: 109, … }`. */
export function readTargets(): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const line of browserslist(undefined, { path: root })) {
    const [name = '', versions = ''] = line.split(' ');
    // A range such as `16.4-16.5` begins with its oldest version.
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return oldest;
}

/** Names of the browsers in the options of a build: of esbuild, Rolldown and Lightning CSS. */
const buildNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The targets as a build takes them: `['chrome109', …]`. browserslist-to-esbuild would add a parser of commands. */
export const buildTargets: readonly string[] = [...readTargets()].map(([name, version]) => {
  const buildName = buildNames[name];
  if (buildName === undefined) throw new Error(`.browserslistrc names ${name}, which no build knows.`);
  return `${buildName}${version}`;
});
