import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Scheme } from '@folioflow/api/contract';
import { inRoot } from '../root.ts';
import { storedSession } from '../serve/session.ts';
import { run } from '../steps/command.ts';

/** AMFI's whole NAV file lies beside the project, not in it: it carries no licence. */
const navFile = inRoot('..', 'shared', 'data', 'amfi', 'NAVAll_2026-08-21_8col.txt');

export const whyNoCatalogue = existsSync(navFile)
  ? null
  : `AMFI's NAV file is not here (${path.relative(inRoot(), navFile)})`;

let imported: Promise<string> | undefined;

async function importOnce(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { code, output } = await run('node', ['tools/sandbox-import.ts', navFile], { env: { SANDBOX_DATA: folder } });
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output}`);
  return folder;
}

/** A data folder of the sandbox with every scheme of AMFI's file; imported once a run. */
export const catalogueFolder = (): Promise<string> => (imported ??= importOnce());

export interface ListCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: (file: number) => string;
}

/** One call of listSchemes as an investor. */
export async function listCall(sandbox: string): Promise<ListCall> {
  const { token = '' } = await storedSession(sandbox, { mobile: '7000000002', like: '9000000100' });
  return {
    url: `${sandbox}/api/v1/master/schemelist`,
    headers: { 'content-type': 'application/json', 'bb-access-token': token },
    body: (file_index) => JSON.stringify({ file_index }),
  };
}

interface ListAnswer {
  readonly code: string;
  readonly result?: { readonly scheme_list?: readonly Scheme[] };
}

/** The whole list, page by page, as the app loads it. */
export async function allSchemes(sandbox: string): Promise<Scheme[]> {
  const { url, headers, body } = await listCall(sandbox);
  const schemes: Scheme[] = [];
  for (let file = 0; ; file += 1) {
    const answer = (await (await fetch(url, { method: 'POST', headers, body: body(file) })).json()) as ListAnswer;
    const page = answer.result?.scheme_list ?? [];
    if (page.length === 0) return schemes;
    schemes.push(...page);
  }
}
