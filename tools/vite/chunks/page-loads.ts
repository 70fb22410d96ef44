import { type Page } from '../../generate/page-manifests.ts';
import { readAllPages, rootModulesOf, type AppModules } from '../page-modules.ts';
import { type ChunkGraph } from './chunk-graph.ts';
import { pageFactors, priorityPages, sequels } from './priority-pages.ts';
import { measureAddedBytes, type Load } from './parts.ts';

/** Bytes that a page is to add to the bare stack, in times of the stack: below the ceilings of decision 010. */
const ALLOWANCE_SIGNED_OUT = 0.15;
const ALLOWANCE_SIGNED_IN = 0.4;
/** Bytes that every page adds to the bare stack, before minification. */
const BYTES_OF_EVERY_PAGE = 20_000;
const PRIORITY_PAGE_FACTOR = 20;
/** Weight of a part that an open page loads later, in times of an average page. */
const LATER_PART_WEIGHT = 0.005;
/** Factor of a page after another: below 1, so that the other page does not load the whole of it in advance. */
const SEQUEL_FACTOR = 0.6;

/** Another page of a session shows a page that has no route. */
const guardsOf = ({ routes }: Page): readonly string[] =>
  routes.length === 0 ? ['stored'] : [...new Set(routes.map(({ guard }) => guard))];

/**
 * Derives the loads of an app from the manifests of its pages. The weights are such that the sum of the fourth powers of the
 * pages' shares of their allowances decreases: a page near its allowance counts more than one with room.
 */
export async function readPageLoads(app: AppModules, graph: ChunkGraph): Promise<readonly Load[]> {
  const visits = (await readAllPages(app)).flatMap((page) =>
    guardsOf(page).map((guard) => ({
      name: page.name,
      guard,
      roots: [...graph.entries, ...new Set(rootModulesOf(page, guard, app).map(graph.chunkOf))],
    })),
  );
  const priority: readonly string[] = priorityPages[app.app];
  const factorOf = (name: string) => pageFactors[app.app][name] ?? (priority.includes(name) ? PRIORITY_PAGE_FACTOR : 1);
  const pages = [...Map.groupBy(visits, ({ roots }) => roots.join()).values()].flatMap((sameRoots) => {
    const names = sameRoots.map(({ name }) => name);
    const factor = Math.max(...names.map(factorOf));
    return sameRoots.slice(0, 1).map(({ roots, guard }) => {
      const allowance = guard === 'public' ? ALLOWANCE_SIGNED_OUT : ALLOWANCE_SIGNED_IN;
      const share = (BYTES_OF_EVERY_PAGE + measureAddedBytes(graph.chunks, roots, graph.entries)) / allowance;
      return { names, roots, weight: (factor * share ** 3) / allowance };
    });
  });
  const findPage = (name: string) => {
    const page = pages.find(({ names }) => names.includes(name));
    if (page === undefined) throw new Error(`No manifest declares the page ${name}.`);
    return page;
  };
  const sequelLoads = sequels[app.app].map(({ page, after }): Load => {
    const before = findPage(after);
    return { roots: findPage(page).roots, weight: SEQUEL_FACTOR * before.weight, after: before };
  });
  const meanWeight = pages.reduce((sum, { weight }) => sum + weight, 0) / pages.length;
  const pageRoots = new Set(pages.flatMap(({ roots }) => roots));
  const laterParts = graph.dynamicEntries
    .filter((id) => !pageRoots.has(id))
    .map((id): Load => ({ roots: [id], weight: LATER_PART_WEIGHT * meanWeight }));
  return [...pages, ...sequelLoads, ...laterParts];
}
