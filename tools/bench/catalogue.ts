import { parse } from 'csv-parse/sync';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Scheme } from '@folioflow/api/contract';
import { inRoot } from '../root.ts';
import { createStoredSession } from '@folioflow/wiring/testing/stored-session';
import { runCommand } from '../command.ts';

/** AMFI's whole NAV file lies beside the project, not in it: it carries no licence. */
const navFile = inRoot('..', 'shared', 'data', 'amfi', 'NAVAll_2026-08-21_8col.txt');

export const missingCatalogueReason = existsSync(navFile)
  ? null
  : `AMFI's NAV file is not here (${path.relative(inRoot(), navFile)})`;

let importedFolder: Promise<string> | undefined;

async function importCatalogue(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { code, output } = await runCommand(
    'node',
    ['--conditions=folioflow-source', 'tools/sandbox-import.ts', navFile],
    {
      env: { SANDBOX_DATA: folder },
    },
  );
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output}`);
  return folder;
}

/** A data folder of the sandbox with every scheme of AMFI's file; imported once a run. */
export const importedCatalogueFolder = (): Promise<string> => (importedFolder ??= importCatalogue());

export interface BenchRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: (file: number) => string;
}

/** One call of listSchemes as an investor. */
export async function createListSchemesRequest(sandbox: string): Promise<BenchRequest> {
  const { token = '' } = await createStoredSession(sandbox, { mobile: '7000000002', like: '9000000100' });
  return {
    url: `${sandbox}/api/v1/master/schemelist`,
    headers: { 'content-type': 'application/json', 'bb-access-token': token },
    body: (file_index) => JSON.stringify({ file_index }),
  };
}

interface SchemeListAnswer {
  readonly code: string;
  readonly result?: { readonly scheme_list?: readonly Scheme[] };
}

/** The whole list, page by page, as the app loads it. */
export async function fetchAllSchemes(sandbox: string): Promise<Scheme[]> {
  const { url, headers, body } = await createListSchemesRequest(sandbox);
  const schemes: Scheme[] = [];
  for (let file = 0; ; file += 1) {
    const answer = (await (await fetch(url, { method: 'POST', headers, body: body(file) })).json()) as SchemeListAnswer;
    const page = answer.result?.scheme_list ?? [];
    if (page.length === 0) return schemes;
    schemes.push(...page);
  }
}

interface RefusedRow {
  readonly scheme_code: string;
  readonly scheme_name: string;
}

/** Rows that the import refused, from its report. */
const readRefusedRows = async (): Promise<RefusedRow[]> =>
  parse<RefusedRow>(readFileSync(path.join(await importedCatalogueFolder(), 'import-report.csv')), {
    columns: true,
    bom: true,
  });

/**
 * Every row of AMFI's file as a scheme of the list, also the ones that are not offered: those with the code and the
 * name that the file has, and for the rest like an offered scheme of the same house.
 */
export async function fetchWholeCatalogue(sandbox: string): Promise<readonly Scheme[]> {
  const offered = await fetchAllSchemes(sandbox);
  const fundHouseOf = (name: string) => name.split(' ', 1)[0] ?? '';
  const schemeByHouse = new Map(offered.map((scheme) => [fundHouseOf(scheme.scheme_name), scheme]));
  const refused = (await readRefusedRows()).flatMap(({ scheme_code, scheme_name }, place): Scheme[] => {
    const like = schemeByHouse.get(fundHouseOf(scheme_name)) ?? offered[place % offered.length];
    if (scheme_code === '' || like === undefined) return [];
    const scheme_isin = `INFR${String(place).padStart(8, '0')}`;
    return [{ ...like, _id: `refused-${place}`, scheme_name, scheme_code, scheme_isin, scheme_isin_1: '' }];
  });
  return [...offered, ...refused];
}
